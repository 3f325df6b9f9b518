import { randomBytes } from 'node:crypto';
import { chown, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runAs } from './home/account.ts';
import type { Home } from './home/home.ts';
import { failure } from './trouble.ts';
import { readIfThere, writeWhole } from './home/whole-file.ts';

const UNFINISHED = 'first-start-';

/** The superuser is the launcher's own; the product connects as a role that cannot run programs. */
export const SUPERUSER = 'postgres';

/** Refuses a folder another PostgreSQL made; true when there is a cluster to start. */
export async function hasCluster({ cluster, folder }: Home, major: string): Promise<boolean> {
  const version = (await readIfThere(join(cluster, 'PG_VERSION')))?.trim();
  if (version === undefined) {
    const stray = await readdir(cluster).catch(() => undefined);
    if (stray === undefined) return false;
    throw new Error(`${cluster} exists but is not a PostgreSQL database. Please move it.`);
  }
  if (version === major) return true;
  throw new Error(
    `The database in ${folder} was made by PostgreSQL ${version}, but Ribbon brings PostgreSQL ` +
      `${major}. Go back to the version of Ribbon that ran it, run “npm run backup -- DIR”, move ` +
      `this folder away, and with the new version run “npm run restore -- DIR --move --media-in-place”.`,
  );
}

export async function readPassword({ password, cluster }: Home): Promise<string> {
  const secret = (await readIfThere(password))?.trim();
  if (secret) return secret;
  throw new Error(`The password file ${password} is gone: the database in ${cluster} needs it.`);
}

/** Made aside and renamed at the end, so a killed first start leaves nothing half-made. */
export async function createCluster(home: Home, native: string, durable: boolean): Promise<void> {
  const leftovers = (await readdir(home.folder)).filter((name) => name.startsWith(UNFINISHED));
  await Promise.all(leftovers.map((name) => discard(join(home.folder, name))));
  if (!(await readIfThere(home.password))?.trim()) {
    await writeWhole(home.password, `${randomBytes(24).toString('hex')}\n`, 0o600);
  }
  const aside = await mkdtemp(join(home.folder, UNFINISHED));
  try {
    await initialise(home, native, aside, durable);
    await rename(join(aside, 'cluster'), home.cluster);
  } finally {
    await discard(aside);
  }
}

/** An initdb orphaned by a kill may still be writing for a moment. */
const discard = (folder: string) =>
  rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });

async function initialise(home: Home, native: string, aside: string, durable: boolean) {
  const { account, folder } = home;
  const secret = join(aside, 'password');
  const cluster = join(aside, 'cluster');
  await writeFile(secret, await readPassword(home), { mode: 0o600 });
  await mkdir(cluster, { mode: 0o700 });
  if (account) {
    const { uid, gid } = account;
    await Promise.all([aside, secret, cluster].map((path) => chown(path, uid, gid)));
  }
  const { ok, output } = await runAs(account, join(native, 'bin/initdb'), [
    `--pgdata=${cluster}`,
    `--username=${SUPERUSER}`,
    `--pwfile=${secret}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
    ...(durable ? [] : ['--no-sync']),
  ]);
  if (!ok) throw await failure(folder, output);
}
