import { openLog } from '#platform/log';
import { type Cast, castOf } from '#testing/cast';
import type { Case, EndpointName } from '#testing/matrix/case';
import { createWorld } from '#testing/world';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { type Call, calls } from './calls.ts';
import { createHarvest } from './harvest.ts';
import { requestOf } from './request.ts';
import { addressesIn, leakIn, secretsOf } from './secrets.ts';
import { statementsOf } from './statements.ts';

/** So many calls are made by the same people; then others come, and these stay as they were left. */
const CALLS_OF_A_CAST = 250;
const MINUTES_BETWEEN = 60 * 11;
/** People who may read the address of nobody else. */
const SEES_NO_ADDRESS = new Set(['visitor', 'approved child', 'fourteen', 'seventeen', 'adult']);

export interface Answered {
  name: EndpointName;
  status: number;
  ms: number;
  statements: number;
  request: string;
}

export interface Findings {
  /** What must not be, with the call that did it. */
  wrongs: string[];
  answered: Answered[];
}

/** Nobody is out there. */
const nowhere = {
  resolve: (): Promise<string[]> => Promise.resolve([]),
  connect: (): never => {
    throw new Error('no network');
  },
};

export async function openFuzz(cases: Readonly<Record<EndpointName, Case>>) {
  const errors: string[] = [];
  const log = openLog({ logLevel: 'error' }, { write: (line: string) => void errors.push(line) });
  const world = await createWorld({}, nowhere, undefined, { log });
  const statements = statementsOf(world);
  const harvest = createHarvest(world);
  const settings = await world.db.selectFrom('site_settings').selectAll().execute();
  let cast: Cast;
  let secrets: Map<string, string>;

  async function changeCast(): Promise<void> {
    world.turnClock(MINUTES_BETWEEN);
    await world.worker.run();
    // Or each report would be news to hundreds of them.
    await world.db.deleteFrom('user_roles').where('role', '=', 'system_admin').execute();
    for (const { setting_key, setting_value } of settings)
      await world.db
        .updateTable('site_settings')
        .set({ setting_value })
        .where('setting_key', '=', setting_key)
        .execute();
    cast = await castOf(world);
    await harvest.read();
    secrets = await secretsOf(world);
  }

  /** Makes one call; answers what is wrong with what came back. */
  async function make(call: Call, { answered, wrongs }: Findings): Promise<void> {
    const { name, part } = call;
    let request: InjectOptions;
    try {
      request = await requestOf(call, cases[name], { world, cast, part }, harvest);
    } catch {
      // The good request needs a cast whose rows are still there.
      return make({ ...call, isGood: false }, { answered, wrongs });
    }
    const text = JSON.stringify({ name, part, ...request }).slice(0, 3000);
    statements.begin();
    const began = performance.now();
    const response = await world.app.inject(request).catch((error: unknown) => String(error));
    const ms = performance.now() - began;
    const wrong = (what: string) => void wrongs.push(`${what}\n  ${text}`);
    for (const line of errors.splice(0)) wrong(`logged ${line.slice(0, 1500)}`);
    if (typeof response === 'string') return wrong(response.slice(0, 1500));
    const { statusCode: status, body, headers } = response;
    answered.push({ name, status, ms, statements: statements.count(), request: text });
    if (status >= 500) wrong(`${status} ${body.slice(0, 300)}`);
    const isJson = String(headers['content-type']).startsWith('application/json');
    if (status >= 400 && status < 500 && !isJson && body !== '') wrong(`${status} is no JSON`);
    if (status >= 400 && isJson && !String(response.json().message).trim()) wrong('no sentence');
    if (status < 400 && isJson) harvest.reap(response.json());
    const leak = leakIn(body, secrets);
    if (leak !== undefined) wrong(`shows ${leak}: ${body.slice(0, 500)}`);
    const known = part === 'visitor' ? text : `${text}${cast[part].email}`;
    if (SEES_NO_ADDRESS.has(part) && isJson) {
      const [address] = addressesIn(body, known);
      if (address !== undefined) wrong(`shows ${address}: ${body.slice(0, 500)}`);
    }
  }

  return {
    world,

    async run(
      count: number,
      seed: number,
      onProgress: (findings: Findings) => void = () => undefined,
    ): Promise<Findings> {
      const findings: Findings = { wrongs: [], answered: [] };
      for (let from = 0; from < count; from += CALLS_OF_A_CAST) {
        await changeCast();
        const numRuns = Math.min(CALLS_OF_A_CAST, count - from);
        for (const call of fc.sample(calls, { seed: seed + from, numRuns }))
          await make(call, findings);
        onProgress(findings);
      }
      await world.worker.run();
      findings.wrongs.push(...errors.map((line) => `logged ${line}`));
      return findings;
    },

    close: () => world.close(),
  };
}

export type Fuzz = Awaited<ReturnType<typeof openFuzz>>;
