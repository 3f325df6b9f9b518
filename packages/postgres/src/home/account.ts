import { spawn } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';

/** The account PostgreSQL runs under when we are root; undefined means: as ourselves. */
export interface Account {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

/** PostgreSQL refuses root. An existing cluster keeps its owner, so its account never changes. */
export async function serverAccount(cluster: string): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const owner = await stat(cluster).catch(() => undefined);
  if (owner && owner.uid !== 0)
    return { name: `user ${owner.uid}`, uid: owner.uid, gid: owner.gid };
  const accounts = (await readFile('/etc/passwd', 'utf8')).split('\n').map(readAccount);
  const account =
    accounts.find((each) => each?.name === 'postgres') ??
    accounts.find((each) => each?.name === 'nobody');
  if (account) return account;
  throw new Error(
    'PostgreSQL cannot run as root, and there is no "postgres" or "nobody" user to run it as. ' +
      'Start Ribbon as a normal user, or set DATABASE_URL.',
  );
}

function readAccount(line: string): Account | undefined {
  const [name, , uid, gid] = line.split(':');
  if (!name || !Number(uid) || !Number(gid)) return undefined;
  return { name, uid: Number(uid), gid: Number(gid) };
}

/** A bare environment: PG* variables of the user must not steer the server. */
export function asAccount(account: Account | undefined) {
  const identity = account ? { uid: account.uid, gid: account.gid } : {};
  const env = { PATH: process.env['PATH'] ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };
  return { ...identity, env, cwd: '/' };
}

export function runAs(account: Account | undefined, program: string, args: readonly string[]) {
  const { promise, resolve, reject } = Promise.withResolvers<{ ok: boolean; output: string }>();
  const child = spawn(program, args, {
    ...asAccount(account),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const collect = (chunk: Buffer) => (output += chunk.toString());
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  child.once('error', (error) => reject(cannotRun(program, account, error)));
  child.once('close', (code) => resolve({ ok: code === 0, output }));
  return promise;
}

export function cannotRun(program: string, account: Account | undefined, cause: Error): Error {
  const as = account ? ` as ${account.name}` : '';
  return new Error(`${program} cannot be run${as}: ${cause.message}. DATABASE_URL avoids it.`, {
    cause,
  });
}

/** Asked of the kernel under that very account: modes alone do not tell about every ancestor. */
export async function canReach(account: Account | undefined, paths: readonly string[]) {
  if (!account) return true;
  const script = 'for path; do test -x "$path" || test -r "$path" -a ! -d "$path" || exit 1; done';
  return (await runAs(account, '/bin/sh', ['-c', script, 'sh', ...paths])).ok;
}
