import { drawSignedForm } from '#db/demo/people/signed-forms';
import { drawPostPictures } from '#db/demo/posts/post-pictures';
import { drawHeldPictures } from '#db/demo/posts/pictures';
import { seedDemoWorld } from '#db/demo/world';
import { readManifest } from '#platform/backup/manifest';
import { restoreBackup } from '#platform/backup/restore/restore';
import { verifyBackup } from '#platform/backup/verify';
import { folderStorage } from '#platform/storage/folder';
import { erasureLedger } from '#platform/retention/erasures';
import { type TestDatabase, createTestDatabase } from '#testing/server/database';
import { PASSWORD, type Person, type World, createWorld } from '#testing/world';
import { friendEndpoints } from '@ribbon/domain/friends';
import { privacyEndpoints } from '@ribbon/domain/privacy';
import { cp, mkdir, mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Site, contentsOf, rulesOf, runCommand } from './backup/commands.ts';

const MINUTES_TO_THINK = 14 * 24 * 60 + 1;

let folder: string;
let world: World;
let backup: string;
let made: { status: number; text: string };
let before: Awaited<ReturnType<typeof contentsOf>>;
let leaving: Person;
let friend: Person;

const siteOf = (name: string, url: string): Site => ({
  url,
  mediaDir: join(folder, name, 'media'),
  dataDir: join(folder, name),
  secret: world.config.sessionSecret,
});

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ribbon-backup-'));
  const dir = join(folder, 'site', 'media');
  const storage = folderStorage(dir);
  world = await createWorld({
    media: { dir, s3: undefined, quotaBytes: 1e9, ffmpeg: '/nonexistent', check: { kind: 'off' } },
  });
  for (const draw of [drawHeldPictures, drawSignedForm, drawPostPictures]) await draw(storage.put);
  await seedDemoWorld(world.db, { clock: world.clock, passwordHash: 'a hash' });
  [leaving, friend] = [await world.person(), await world.person()];
  // Its email has not gone out when the backup is made.
  await world.call(leaving, friendEndpoints.request, { body: { userId: friend.id } });
  before = await contentsOf(world.db);
  backup = join(folder, 'backup');
  made = await runCommand('backup', [backup], siteOf('site', world.url));
}, 120_000);
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true, force: true });
});

async function inEmpty(act: (database: TestDatabase) => Promise<void>): Promise<void> {
  const database = await createTestDatabase({ empty: true });
  await act(database).finally(() => database.close());
}
const erasedIn = (site: Site) => erasureLedger(folderStorage(site.mediaDir));
const nobody = { erase: () => Promise.resolve(false), discard: () => Promise.resolve() };

describe('a backup', () => {
  it('is made, names the secrets that it lacks and notes itself in the database', async () => {
    expect(made.text).toMatch(/^Backed up in [\d.]+ s: \d+ rows in \d+ tables and \d+ files/u);
    expect(made.text).toContain('they are not in it: SESSION_SECRET, DATABASE_URL');
    expect(made.status).toBe(0);
    const [note] = await world.db.selectFrom('backups').selectAll().execute();
    expect(note).toMatchObject({ missing_media: 0 });
    expect(note?.media_count).toBeGreaterThan(10);
    const manifest = await readManifest(backup);
    expect(manifest.tables.map(({ name }) => name)).toEqual(Object.keys(before));
    expect(JSON.stringify(manifest)).not.toContain(world.config.sessionSecret);
  });

  it('is for the account that made it alone', async () => {
    expect((await stat(backup)).mode & 0o777).toBe(0o700);
    const files = await readdir(backup, { recursive: true, withFileTypes: true });
    for (const file of files.filter((entry) => entry.isFile()))
      expect((await stat(join(file.parentPath, file.name))).mode & 0o777).toBe(0o600);
  });

  it('goes into no folder that holds something', async () => {
    const again = await runCommand('backup', [backup], siteOf('site', world.url));
    expect(again).toMatchObject({ status: 1 });
    expect(again.text).toContain('is not empty');
  });

  it('says what is missing of its files, and that in its exit status', async () => {
    const site = { ...siteOf('site', world.url), mediaDir: join(folder, 'nothing') };
    const poor = await runCommand('backup', [join(folder, 'poor')], site);
    expect(poor.status).toBe(2);
    expect(poor.text).toMatch(/MISSING: \d+ files that the database names are not there/u);
    const { media } = await readManifest(join(folder, 'poor'));
    expect(media).toMatchObject({ files: 0 });
    expect(media.missingKeys.length).toBeGreaterThan(10);
  });
});

describe('a restore', () => {
  it('brings every table, rule, number and file back as it was', async () => {
    await inEmpty(async ({ db, url }) => {
      const site = siteOf('moved', url);
      const done = await runCommand('restore', [backup, '--move'], site);
      expect(done.text).toMatch(/^Restored in /u);
      expect(done.status).toBe(0);
      expect(await contentsOf(db)).toEqual(before);
      expect(await rulesOf(db)).toEqual(
        (await rulesOf(world.db)).map((rule) => rule.replace(/^(backups_id_seq) \d+/u, '$1 0')),
      );
      const files = async (dir: string) => {
        const names = await readdir(dir, { recursive: true, withFileTypes: true });
        const paths = names
          .filter((name) => name.isFile())
          .map((name) => join(name.parentPath, name.name));
        return new Map(
          await Promise.all(
            paths.map(
              async (path) => [path.slice(dir.length), await readFile(path, 'base64')] as const,
            ),
          ),
        );
      };
      expect(await files(site.mediaDir)).toEqual(await files(world.config.media.dir));
    });
  });

  it('erases again who was erased since, holds letters and ends sessions', async () => {
    await inEmpty(async ({ db, url }) => {
      const { username } = await world.db
        .selectFrom('athlete_profiles')
        .select('username')
        .where('id', '=', leaving.id)
        .executeTakeFirstOrThrow();
      const body = { confirmation: username, password: PASSWORD };
      await world.call(leaving, privacyEndpoints.scheduleDeletion, { body });
      world.turnClock(MINUTES_TO_THINK);
      await world.housekeeper.run();
      const list = join(folder, 'erasures.log');
      const written = await runCommand('backup', ['erasures', list], siteOf('site', world.url));
      expect(written.status).toBe(0);
      // Besides her, the demo world has people whose time is over.
      const gone = (await readFile(list, 'utf8')).trim().split('\n');
      expect(gone).toContain(`${leaving.id} erased`);

      const site = siteOf('restored', url);
      const done = await runCommand('restore', [backup, '--erasures', list], site);
      expect(done.text).toContain(`Erased again: ${gone.length} people.`);
      expect(done.text).toMatch(/[1-9]\d* letters are held/u);
      expect(done.text).toContain('FORGOTTEN is everything from');
      expect(done.status).toBe(0);
      const people = await db.selectFrom('users').select('id').execute();
      expect(people.map(({ id }) => id)).toContain(friend.id);
      expect(people.map(({ id }) => id)).not.toContain(leaving.id);
      expect(await db.selectFrom('sessions').select('id').execute()).toEqual([]);
      const due = await db
        .selectFrom('outbox_events')
        .select('id')
        .where('subscriber', '=', 'email')
        .where('processed_at', 'is', null)
        .where('failed_at', 'is', null)
        .where('available_at', '<=', new Date())
        .execute();
      expect(due).toEqual([]);
      // The next restore knows it, too.
      const known: string[] = [];
      for await (const { userId, state } of erasedIn(site).list()) known.push(`${userId} ${state}`);
      expect(known.toSorted()).toEqual(gone.toSorted());
    });
  });

  it('refuses a database or a place for files that holds something', async () => {
    const storage = folderStorage(join(folder, 'files', 'media'));
    const needs = { storage, config: { dataDir: folder }, clock: world.clock, restoring: nobody };
    await expect(restoreBackup(backup, { ...needs, url: world.url })).rejects.toThrow(
      'The database is not empty',
    );
    await inEmpty(async ({ db, url }) => {
      const key = `${'1234567-'.repeat(4)}1234/large.webp`;
      await storage.put(key, Buffer.from('a newer picture'), 'image/webp');
      await expect(restoreBackup(backup, { ...needs, url })).rejects.toThrow(
        `${key} is not in the backup`,
      );
      expect(await contentsOf(db)).toEqual({});
    });
  });

  it('that fails leaves the database empty', async () => {
    await inEmpty(async ({ db, url }) => {
      const storage = folderStorage(join(folder, 'failing', 'media'));
      await erasureLedger(storage).put({ userId: friend.id, state: 'erased' }, new Date());
      const restoring = { ...nobody, erase: () => Promise.reject(new Error('cannot be erased')) };
      const needs = { url, storage, config: { dataDir: folder }, clock: world.clock, restoring };
      await expect(restoreBackup(backup, needs)).rejects.toThrow('cannot be erased');
      expect(await contentsOf(db)).toEqual({});
    });
  });
});

describe('what is not whole is refused', () => {
  const site = () => siteOf('site', world.url);
  async function copyWith(change: (dir: string) => Promise<void>): Promise<string> {
    const dir = await mkdtemp(join(folder, 'copy-'));
    await cp(backup, dir, { recursive: true });
    await change(dir);
    return dir;
  }
  const flip = async (path: string): Promise<void> => {
    const bytes = await readFile(path);
    const middle = Math.floor(bytes.length / 2);
    bytes.writeUInt8(bytes.readUInt8(middle) ^ 1, middle);
    await writeFile(path, bytes);
  };

  it('whole is what nobody has touched', async () => {
    const whole = await runCommand('backup', ['verify', backup], site());
    expect(whole.text).toMatch(/^Whole: \d+ rows/u);
    expect(whole.status).toBe(0);
  });

  it.each([
    ['a table with one changed bit', (dir: string) => flip(join(dir, 'database/users.copy.zst'))],
    [
      'a picture with one changed bit',
      async (dir: string) => {
        const [line = ''] = (await readFile(join(dir, 'media.sha256'), 'utf8')).split('\n');
        await flip(join(dir, line.split('  ')[1] ?? ''));
      },
    ],
    ['a table that is not there', (dir: string) => rm(join(dir, 'database/likes.copy.zst'))],
    ['a list of files that is shorter', (dir: string) => writeFile(join(dir, 'media.sha256'), '')],
  ])('%s', async (_, change) => {
    const dir = await copyWith(change);
    await inEmpty(async ({ db, url }) => {
      const needs = { url, storage: folderStorage(join(dir, 'place')), config: { dataDir: dir } };
      const all = { ...needs, clock: world.clock, restoring: nobody };
      await expect(restoreBackup(dir, all)).rejects.toThrow('is damaged: 1 of its files');
      expect(await contentsOf(db)).toEqual({});
    });
  });

  it('a backup that was interrupted, which also keeps its place', async () => {
    const dir = join(folder, 'cut');
    await mkdir(`${dir}.partial`);
    const again = await runCommand('backup', [dir], site());
    expect(again.text).toContain('another backup is running, or one was interrupted');
    expect(again.status).toBe(1);
    await expect(verifyBackup(`${dir}.partial`)).rejects.toThrow('is no complete backup');
  });
});
