import { sql } from 'kysely';
import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type TestDatabase, createTestDatabase } from '#testing/server/database';
import { openDatabase } from './database.ts';
import { MIGRATIONS_FOLDER, migrateToLatest } from './migrate.ts';
import { addClub, addPerson } from './sample-rows.ts';

let empty: TestDatabase;
let folder: string;
let names: string[];

beforeEach(async () => {
  empty = await createTestDatabase({ empty: true });
  folder = await mkdtemp(join(tmpdir(), 'ribbon-migrations-'));
  await cp(MIGRATIONS_FOLDER, folder, { recursive: true });
  names = (await readdir(folder)).toSorted().map((file) => file.replace('.sql', ''));
});

afterEach(async () => {
  await empty.close();
  await rm(folder, { recursive: true });
});

it('builds the whole schema from an empty database, in the order of the numbers', async () => {
  const { applied } = await migrateToLatest(empty.db);
  expect(applied).toEqual(names);
  const settings = await empty.db.selectFrom('site_settings').select('setting_key').execute();
  expect(settings.map((row) => row.setting_key).toSorted()).toEqual([
    'beta_mode',
    'home_title',
    'platform_logo',
    'platform_name',
    'trusts_built_in_check',
  ]);
});

it('does nothing when there is nothing new', async () => {
  await migrateToLatest(empty.db);
  expect(await migrateToLatest(empty.db)).toEqual({ applied: [] });
});

it('brings a database of the previous release forward and keeps what people wrote', async () => {
  const last = names.at(-1) ?? '';
  await rm(join(folder, `${last}.sql`));
  expect((await migrateToLatest(empty.db, folder)).applied).toEqual(names.slice(0, -1));
  const person = await addPerson(empty.db);
  const club = await addClub(empty.db);
  await empty.db
    .insertInto('club_memberships')
    .values({ user_id: person, club_id: club })
    .execute();

  expect(await migrateToLatest(empty.db)).toEqual({ applied: [last] });
  const kept = await empty.db
    .selectFrom('club_memberships')
    .innerJoin('clubs', 'clubs.id', 'club_id')
    .select(['user_id', 'members_count'])
    .execute();
  expect(kept).toEqual([{ user_id: person, members_count: 1 }]);
});

it('lets three processes start at once: one migrates, the others wait and go on', async () => {
  const processes = [1, 2, 3].map(() => openDatabase(empty.url));
  const results = await Promise.all(processes.map(({ db }) => migrateToLatest(db)));
  await Promise.all(processes.map((database) => database.close()));
  expect(results.flatMap(({ applied }) => applied)).toEqual(names);
});

it('names the file that was changed after it was applied, and applies nothing', async () => {
  await migrateToLatest(empty.db, folder);
  await writeFile(join(folder, '0005_clubs.sql'), '-- somebody improved history');
  await writeFile(join(folder, '9999_later.sql'), 'create table later ();');
  await expect(migrateToLatest(empty.db, folder)).rejects.toThrow(
    /Changed after it was applied: 0005_clubs\.sql\./u,
  );
  expect(await tableExists('later')).toBe(false);
});

it('takes a checkout with Windows line ends for the same file', async () => {
  await writeFile(join(folder, '9998_lines.sql'), 'create table lines\n();\n');
  await migrateToLatest(empty.db, folder);
  await writeFile(join(folder, '9998_lines.sql'), 'create table lines\r\n();\r\n');
  expect(await migrateToLatest(empty.db, folder)).toEqual({ applied: [] });
});

it('leaves nothing behind of a migration that fails, and says which one it was', async () => {
  await writeFile(join(folder, '9999_broken.sql'), 'create table half (); select nonsense;');
  await expect(migrateToLatest(empty.db, folder)).rejects.toThrow(/9999_broken.*nonsense/u);
  expect(await tableExists('half')).toBe(false);
  expect((await migrateToLatest(empty.db)).applied).toEqual(names);
});

async function tableExists(name: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select to_regclass(${name}) is not null as found`.execute(empty.db);
  return rows[0]?.found === true;
}
