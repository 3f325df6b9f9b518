import { createHash } from 'node:crypto';
import { access, chmod, constants, lstat, mkdir, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Account } from './account.ts';
import { canReach, serverAccount } from './account.ts';
import { readIfThere, writeWhole } from './whole-file.ts';

const POINTER = 'where-the-data-is.txt';
// /var/tmp is only second: systemd empties it of files untouched for thirty days.
const REACHABLE_PLACES = ['/var/lib', '/var/tmp'];

export interface Home {
  readonly folder: string;
  readonly cluster: string;
  readonly password: string;
  readonly port: string;
  readonly lock: string;
  readonly logFile: string;
  readonly account: Account | undefined;
}

const homeIn = (folder: string, account: Account | undefined): Home => ({
  folder,
  cluster: join(folder, 'cluster'),
  password: join(folder, 'password'),
  port: join(folder, 'port'),
  lock: join(folder, 'lock'),
  logFile: join(folder, 'server.log'),
  account,
});

/** The folder that really holds the database: dataDir, unless the server's account cannot enter it. */
export async function openHome(dataDir: string, log: (line: string) => void): Promise<Home> {
  await mkdir(dataDir, { recursive: true });
  const own = await realpath(dataDir);
  const folder = (await pointedFolder(own)) ?? own;
  const account = await serverAccount(join(folder, 'cluster'));
  await access(folder, constants.W_OK);
  if (!account || folder !== own || (await letIn(own, account))) return homeIn(folder, account);
  if (await exists(join(own, 'cluster'))) {
    throw new Error(
      `The database is in ${own}, but ${account.name} can no longer enter that folder. ` +
        `Let others pass through its parent folders (chmod o+x), or move it.`,
    );
  }
  const elsewhere = await reachableFolder(own, account);
  await writeWhole(join(own, POINTER), pointerText(elsewhere), 0o644);
  log(`PostgreSQL runs as ${account.name}, who cannot enter ${own}: its data is in ${elsewhere}.`);
  return homeIn(elsewhere, account);
}

const pointerText = (folder: string) =>
  `The database of this folder is kept in\n${folder}\n` +
  `because the account PostgreSQL runs under cannot enter this one.\n`;

async function pointedFolder(dataDir: string): Promise<string | undefined> {
  const pointer = join(dataDir, POINTER);
  const folder = (await readIfThere(pointer))?.split('\n')[1];
  if (folder === undefined || (await exists(folder))) return folder;
  throw new Error(
    `${pointer} says the database is in ${folder}, but nothing is there. ` +
      `Bring it back, or delete ${pointer} to begin with an empty database.`,
  );
}

/** The folder is ours, so its own mode may be opened; the folders above are not ours to change. */
async function letIn(folder: string, account: Account): Promise<boolean> {
  if (await canReach(account, [folder])) return true;
  const { mode } = await stat(folder);
  await chmod(folder, (mode & 0o777) | 0o011);
  if (await canReach(account, [folder])) return true;
  await chmod(folder, mode & 0o777);
  return false;
}

async function reachableFolder(dataDir: string, account: Account): Promise<string> {
  const name = `ribbon-${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}`;
  const made = await Promise.all(REACHABLE_PLACES.map((place) => exists(join(place, name))));
  const known = REACHABLE_PLACES.filter((_, index) => made[index]);
  const usable = async ([place, ...rest]: readonly string[]): Promise<string | undefined> => {
    if (place === undefined) return undefined;
    const folder = join(place, name);
    return (await makeOwn(folder)) && (await canReach(account, [folder])) ? folder : usable(rest);
  };
  const folder = await usable([...known, ...REACHABLE_PLACES]);
  if (folder !== undefined) return folder;
  throw new Error(
    `PostgreSQL runs as ${account.name}, who cannot enter ${dataDir}, and no folder could be made ` +
      `in ${REACHABLE_PLACES.join(' or ')}. Move Ribbon to a folder others may enter.`,
  );
}

/** Anyone can make folders in /var/tmp, so only one that is root's own is trusted. */
async function makeOwn(folder: string): Promise<boolean> {
  try {
    await mkdir(folder);
    await chmod(folder, 0o711);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) return false;
  }
  const found = await lstat(folder);
  return found.isDirectory() && found.uid === 0 && (found.mode & 0o022) === 0;
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );
