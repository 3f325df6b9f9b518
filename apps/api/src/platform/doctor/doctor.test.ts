import { type TestDatabase, createTestDatabase } from '#testing/server/database';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Examined } from './check.ts';
import { examine } from './doctor.ts';

const NOBODY = '127.0.0.1:9';

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'ribbon-doctor-'));
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const config = (other: Partial<Examined> = {}): Examined => ({
  databaseUrl: database.url,
  databaseReadUrls: [],
  listenDatabaseUrl: undefined,
  namedStatements: true,
  dataDir: folder,
  host: '127.0.0.1',
  port: 0,
  mailFrom: 'Ribbon <no-reply@ribbon.test>',
  media: {
    dir: join(folder, 'media'),
    s3: undefined,
    quotaBytes: 1,
    ffmpeg: '',
    check: { kind: 'off' },
  },
  production: false,
  publicUrl: 'http://localhost:3000',
  safetyContact: undefined,
  smtpUrl: undefined,
  ...other,
});
const wrongIn = async (other: Partial<Examined>) =>
  (await examine(config(other))).filter(({ isWell }) => !isWell);

describe('npm run doctor', () => {
  it('finds nothing wrong where nothing is', async () => {
    const findings = await examine(config());
    expect(findings.filter(({ isWell }) => !isWell)).toEqual([]);
    expect(findings.map(({ name }) => name)).toEqual([
      'Database',
      'Writing',
      'Extensions',
      'Schema',
      'Notifications',
      'Clocks',
      'Files',
      'Room',
      'Mail',
      'Address',
      'Safety contact',
      'Port',
    ]);
  });

  it.each([
    ['a database that does not answer', { databaseUrl: `postgres://a@${NOBODY}/a` }, ['Database']],
    ['a mail server that does not answer', { smtpUrl: `smtp://${NOBODY}` }, ['Mail']],
    ['a folder that cannot be written to', { media: { dir: '/etc/hostname/media' } }, ['Files']],
    [
      'a site in production without TLS and without a contact',
      { production: true, publicUrl: 'http://ribbon.example' },
      ['Address', 'Safety contact'],
    ],
  ])('finds %s, and says how to mend it', async (_, other, names) => {
    const wrong = await wrongIn(other as Partial<Examined>);
    expect(wrong.map(({ name }) => name)).toEqual(names);
    for (const { words, remedy } of wrong) {
      expect(words).not.toBe('');
      expect(remedy).toMatch(/^[A-Z].*\.$|\?$/u);
    }
  });

  it('finds a database that a newer version has changed', async () => {
    await sql`insert into migration_checksums (name, sha256) values ('9999_tomorrow', 'x')`.execute(
      database.db,
    );
    const wrong = await wrongIn({});
    await sql`delete from migration_checksums where name = '9999_tomorrow'`.execute(database.db);
    expect(wrong).toMatchObject([{ name: 'Schema', words: expect.stringContaining('9999') }]);
  });
});
