import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import { EDGE, killAllIn } from '../machine/network.ts';
import { type Launcher, type Part, until } from '../machine/processes.ts';

export const RIBBONS = { app1: '10.77.0.21', app2: '10.77.0.22' } as const;
export type RibbonName = keyof typeof RIBBONS;
export const RIBBON_NAMES = Object.keys(RIBBONS) as RibbonName[];
export const RIBBON_PORT = 3000;

/** A checkout of the product that has been built. */
export interface Version {
  readonly name: string;
  readonly folder: string;
  /** Older ones need the database itself: they do not know a pooler. */
  readonly isPooled: boolean;
}

interface Needs {
  readonly launch: Launcher;
  readonly folder: string;
  readonly password: string;
  readonly secret: string;
  /** The built web app, the same for each version. */
  readonly webDist: string;
}

const addressOf = (port: number, password: string) =>
  `postgres://ribbon:${password}@${EDGE}:${port}/ribbon`;

/** One process of the product, as an operator runs it in production. */
export function ribbonProcess(
  name: RibbonName,
  { launch, folder, password, secret, webDist }: Needs,
) {
  const url = `http://${RIBBONS[name]}:${RIBBON_PORT}`;
  let part: Part | undefined;

  async function isReady(): Promise<boolean> {
    if (part?.isRunning() === false) throw new Error(`${name} ended; its log says why.`);
    const response = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2000) });
    await response.arrayBuffer();
    return response.ok;
  }

  return {
    name,
    isReady,
    async start(version: Version, more: Readonly<Record<string, string>> = {}): Promise<void> {
      const { flags, env } = JSON.parse(
        readFileSync(join(version.folder, 'apps/api/runtime.json'), 'utf8'),
      ) as { flags: string[]; env: Record<string, string> };
      part = launch.start({
        name,
        place: name,
        run: [process.execPath, ...flags, join(version.folder, 'apps/api/dist/main.js')],
        env: {
          ...env,
          NODE_ENV: 'production',
          HOST: RIBBONS[name],
          PORT: `${RIBBON_PORT}`,
          PUBLIC_URL: 'https://localhost:8443',
          TRUST_PROXY: '1',
          DATA_DIR: join(folder, name),
          WEB_DIST: webDist,
          ...(version.isPooled
            ? {
                DATABASE_URL: addressOf(6432, password),
                LISTEN_DATABASE_URL: addressOf(5432, password),
              }
            : { DATABASE_URL: addressOf(5432, password) }),
          SESSION_SECRET: secret,
          SMTP_URL: `smtp://${EDGE}:2525`,
          MAIL_FROM: 'Ribbon <no-reply@ribbon.test>',
          SAFETY_CONTACT: 'safety@ribbon.test',
          OPERATOR_NAME: 'Ribbon of the drill',
          OPERATOR_ADDRESS: '1 Drill Lane, Leeds LS1 1AA',
          OPERATOR_EMAIL: 'operator@ribbon.test',
          OPERATOR_DATA_PROTECTION: 'data@ribbon.test',
          S3_BUCKET: 'ribbon',
          S3_ENDPOINT: `http://${EDGE}:9000`,
          S3_ACCESS_KEY_ID: 'S3RVER',
          S3_SECRET_ACCESS_KEY: 'S3RVER',
          PICTURE_CHECK: '0',
          LOG_LEVEL: 'warn',
          ...more,
        },
      });
      await until(`${name} is ready`, isReady, { seconds: 90 });
    },
    kill: () => killAllIn(name),
    /** As systemd stops it: asked first, and ended when it takes too long. */
    async stop(): Promise<void> {
      const stopping = part;
      stopping?.signal('SIGTERM');
      const limit = setTimeout(() => stopping?.signal('SIGKILL'), 20_000);
      await stopping?.exited;
      clearTimeout(limit);
    },
  };
}
