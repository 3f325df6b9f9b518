import { chmod, chown, readFile, readdir, rename, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { canReach } from './home/account.ts';
import { shippedBinaries } from './binaries.ts';
import { cloneInto, nativeLibraries } from './testing/clone.ts';
import {
  freshDataDir,
  isRoot,
  nobody,
  query,
  start,
  startApp,
  temporaryFolder,
} from './testing/world.ts';

const nobodyCanRunTests =
  isRoot &&
  (await canReach({ name: 'nobody', ...nobody }, [
    process.execPath,
    join(import.meta.dirname, 'testing/app.ts'),
  ]));
/** Tests of a normal user run as nobody when root runs them, and as ourselves otherwise. */
const normalUser: { uid?: number; gid?: number } = isRoot ? nobody : {};

async function folderOfNormalUser(): Promise<string> {
  const folder = await temporaryFolder();
  if (isRoot) await chown(folder, nobody.uid, nobody.gid);
  return folder;
}

it.runIf(isRoot)('lends PostgreSQL an ordinary account when root starts it', async () => {
  const dataDir = await freshDataDir();
  const server = await start({ dataDir });
  const status = await readFile(`/proc/${server.pid}/status`, 'utf8');
  const { uid } = await stat(join(dataDir, 'cluster'));
  expect(uid).not.toBe(0);
  expect(status).toMatch(new RegExp(`^Uid:\\t${uid}\\t${uid}\\t${uid}`, 'm'));
  expect(status).toMatch(/^Groups:\s*$/m);
  expect(await stat(join(dataDir, 'password'))).toMatchObject({ uid: 0 });
});

it.runIf(isRoot)('keeps the account a database was made under', async () => {
  const dataDir = await freshDataDir(await folderOfNormalUser());
  const app = startApp({ dataDir }, normalUser);
  await app.report;
  app.stop();
  await app.exited;
  const server = await start({ dataDir });
  expect(await readFile(`/proc/${server.pid}/status`, 'utf8')).toMatch(/^Uid:\t65534\t/m);
});

it.runIf(isRoot)(
  'moves programs and data of a clone others cannot enter, and says so',
  async () => {
    const clone = await temporaryFolder(tmpdir());
    const source = await cloneInto(clone, { links: true });
    await chmod(clone, 0o700);
    const dataDir = await freshDataDir(clone);
    const app = startApp({ dataDir }, {}, source);
    const { error, lines, url, pid } = await app.report;
    expect(error).toBeUndefined();
    await query(url, 'create table hoops (colour text)');
    const note = await readFile(join(dataDir, 'where-the-data-is.txt'), 'utf8');
    const folder = note.split('\n')[1] ?? '';
    expect(folder).toMatch(/^\/var\/(lib|tmp)\/ribbon-[0-9a-f]{12}$/);
    expect(lines.join('\n')).toContain(`cannot enter ${dataDir}: its data is in ${folder}.`);
    expect(lines.join('\n')).toContain(`Copying the PostgreSQL programs from ${clone}`);
    app.stop();
    await app.exited;

    const again = await startApp({ dataDir }, {}, source).report;
    expect(again).toMatchObject({ attached: false, lines: [] });
    expect(again.pid).not.toBe(pid);
    expect(await query(again.url, 'table hoops')).toEqual([]);
  },
);

it.runIf(isRoot)('refuses to begin anew when the moved data has vanished', async () => {
  const parent = await temporaryFolder();
  await chmod(parent, 0o700);
  const dataDir = await freshDataDir(parent);
  await (await start({ dataDir })).stop();
  const note = await readFile(join(dataDir, 'where-the-data-is.txt'), 'utf8');
  const folder = note.split('\n')[1] ?? '';
  await rename(folder, `${folder}-aside`);
  try {
    await expect(start({ dataDir })).rejects.toThrow(
      `says the database is in ${folder}, but nothing is there. Bring it back`,
    );
  } finally {
    await rename(`${folder}-aside`, folder);
  }
});

it.skipIf(isRoot && !nobodyCanRunTests)('runs as the normal user who starts it', async () => {
  const dataDir = await freshDataDir(await folderOfNormalUser());
  const app = startApp({ dataDir }, normalUser);
  const { error, url } = await app.report;
  expect(error).toBeUndefined();
  await query(url, 'create table ropes as select 1 as length');
  const { uid, mode } = await stat(join(dataDir, 'password'));
  expect({ uid, mode: mode & 0o777 }).toEqual({
    uid: normalUser.uid ?? process.getuid?.(),
    mode: 0o600,
  });
  process.kill(app.pid, 'SIGKILL');
  await app.exited;
  const next = startApp({ dataDir }, normalUser);
  const { attached, url: sameUrl } = await next.report;
  expect({ attached, url: sameUrl }).toEqual({ attached: true, url });
  next.stop();
  expect(await next.exited).toEqual([0, null]);
  await expect(query(url, 'select 1')).rejects.toThrow('ECONNREFUSED');
});

it('makes the symlinks that an install without scripts left out', async () => {
  const clone = await temporaryFolder(tmpdir());
  const source = await cloneInto(clone, { links: false });
  const libraries = nativeLibraries(clone);
  expect(await readdir(libraries)).not.toContain('libpq.so.5');
  const dataDir = await freshDataDir();
  const { error, url, lines } = await startApp({ dataDir }, {}, source).report;
  expect({ error, copied: lines.length }).toEqual({ error: undefined, copied: 1 });
  await query(url, 'select 1');
  const before = (await shippedBinaries()).root;
  const expected = (await readdir(join(before, 'native/lib'))).filter(
    (name) => !name.endsWith('.a'),
  );
  expect((await readdir(libraries)).toSorted()).toEqual(expected.toSorted());
});

it.skipIf(isRoot && !nobodyCanRunTests)(
  'copies the programs to complete them when node_modules is read-only',
  async () => {
    const clone = await temporaryFolder(tmpdir());
    const source = await cloneInto(clone, { links: false });
    await chmod(nativeLibraries(clone), 0o555);
    const dataDir = await freshDataDir(await folderOfNormalUser());
    const app = startApp({ dataDir }, normalUser, source);
    const { error, url, lines } = await app.report;
    await chmod(nativeLibraries(clone), 0o755);
    expect(error).toBeUndefined();
    expect(lines.join('\n')).toContain('they are incomplete there');
    await query(url, 'select 1');
    app.stop();
    await app.exited;
    expect(await startApp({ dataDir }, normalUser, source).report).toMatchObject({ lines: [] });
  },
);
