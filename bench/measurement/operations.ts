import { randomUUID } from 'node:crypto';
import type { BareDriver } from '../driver.ts';
import type { Figures } from './figures.ts';
import { type Call, inProcess, overHttp } from './load.ts';

export const CONTENDERS = ['Ribbon', 'bare driver', 'bare node:http'] as const;
export type Contender = (typeof CONTENDERS)[number];

export interface Operation {
  readonly name: string;
  readonly run: Readonly<Record<Contender, (share: number) => Promise<Figures>>>;
}

interface Needs {
  readonly ribbonUrl: string;
  readonly bareUrl: string;
  readonly cookie: string;
  readonly driver: BareDriver;
}

const READS = 1500;
const WRITES = 300;

/** Each operation, done by each contender; `share` scales the amount of work. */
export function operations({ ribbonUrl, bareUrl, cookie, driver }: Needs): Operation[] {
  const token = tokenIn(cookie);
  const of = (call: Call, amount: number, bare: () => Promise<unknown>): Operation => ({
    name: `${call.method} ${call.path}`,
    run: {
      Ribbon: async (share) => {
        const figures = await overHttp(ribbonUrl, call, amount * share);
        await driver.whenMailed();
        return figures;
      },
      'bare driver': (share) => inProcess(bare, amount * share),
      'bare node:http': (share) => overHttp(bareUrl, call, amount * share),
    },
  });
  return [
    of({ method: 'GET', path: '/api/me', cookie }, READS, () => driver.me(token)),
    of({ method: 'GET', path: '/api/settings' }, READS, driver.settings),
    of({ method: 'POST', path: '/api/waitlist', body: newcomer }, WRITES, driver.waitlist),
  ];
}

const newcomer = () => ({ email: `${randomUUID()}@bench.ribbon.test`, userType: 'parent' });

/** The session's token, as the database knows it: the cookie's value up to its signature. */
function tokenIn(cookie: string): string {
  const value = /session_token=([^;]+)/u.exec(cookie)?.[1] ?? '';
  return decodeURIComponent(value).split('.')[0] ?? '';
}
