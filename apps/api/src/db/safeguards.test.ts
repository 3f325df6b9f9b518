import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, createTestDatabase } from '#testing/server/database';
import { addPerson, refusalOf } from './sample-rows.ts';

let test: TestDatabase;
beforeAll(async () => void (test = await createTestDatabase()));
afterAll(() => test.close());

const link = (parent_id: string, child_id: string) =>
  refusalOf(test.db.insertInto('parental_relationships').values({ parent_id, child_id }).execute());

describe('what has been written down stays', () => {
  beforeAll(async () => {
    const [child_id, guardian_id] = [await addPerson(test.db), await addPerson(test.db)];
    const consent = { child_id, guardian_id, action: 'given', purpose: 'account' } as const;
    await test.db
      .insertInto('consent_records')
      .values({ ...consent, notice_version: '1', method: 'email_link' })
      .execute();
    await test.db
      .insertInto('photo_consents')
      .values({
        child_id,
        given_by: guardian_id,
        photo_use: 'press',
        season: 2026,
        side: 'guardian',
        given: true,
      })
      .execute();
    await test.db
      .insertInto('audit_log')
      .values({ actor_id: guardian_id, action: 'club.deleted', subject_id: child_id })
      .execute();
    // Erasing both accounts leaves the records: they hold ids, not people.
    await test.db.deleteFrom('users').where('id', 'in', [child_id, guardian_id]).execute();
  });

  it.each([
    ['consent_records', 'update consent_records set notice_version = null'],
    ['consent_records', 'delete from consent_records'],
    ['consent_records', 'truncate consent_records'],
    ['photo_consents', 'update photo_consents set given = false'],
    ['photo_consents', 'delete from photo_consents'],
    ['photo_consents', 'truncate photo_consents'],
    ['audit_log', 'update audit_log set reason = null'],
    ['audit_log', 'delete from audit_log'],
    ['audit_log', 'truncate audit_log'],
  ])('%s refuses: %s', async (table, statement) => {
    expect(await refusalOf(sql.raw(statement).execute(test.db))).toMatch(/append-only/u);
    const rows = await sql`select from ${sql.table(table)}`.execute(test.db);
    expect(rows.rows).toHaveLength(1);
  });

  it('tells the latest word on each purpose, and when it was withdrawn', async () => {
    const child_id = await addPerson(test.db);
    const word = {
      child_id,
      purpose: 'comment',
      notice_version: '1',
      method: 'family_space',
    } as const;
    await test.db
      .insertInto('consent_records')
      .values([
        { ...word, action: 'given' },
        { ...word, action: 'withdrawn' },
      ])
      .execute();
    const now = await test.db
      .selectFrom('current_consents')
      .select(['action', 'withdrawn_at'])
      .where('child_id', '=', child_id)
      .execute();
    expect(now).toEqual([{ action: 'withdrawn', withdrawn_at: expect.any(Date) }]);
  });
});

describe('guardians', () => {
  it('are at most four for a child, also when all accept at once', async () => {
    const child = await addPerson(test.db);
    const six = await Promise.all([1, 2, 3, 4, 5, 6].map(() => addPerson(test.db)));
    const answers = await Promise.all(six.map((guardian) => link(guardian, child)));
    expect(answers.filter((answer) => answer === undefined)).toHaveLength(4);
    expect(new Set(answers)).toEqual(new Set([undefined, 'parental_relationships_at_most_four']));
  });

  it('are never looked after by their own child or grandchild', async () => {
    const [nan, mum, child] = [
      await addPerson(test.db),
      await addPerson(test.db),
      await addPerson(test.db),
    ];
    expect(await link(nan, mum)).toBeUndefined();
    expect(await link(mum, child)).toBeUndefined();
    expect(await link(child, nan)).toBe('parental_relationships_no_loop');
    expect(await link(child, child)).toBeTruthy();
  });

  it('allow things until they say no or the time is up', async () => {
    const [minor_id, parent_id] = [await addPerson(test.db), await addPerson(test.db)];
    const granted_at = new Date('2026-01-01');
    const base = { minor_id, parent_id, is_granted: true, granted_at };
    await test.db
      .insertInto('minor_permissions')
      .values([
        { ...base, permission_type: 'comment' },
        { ...base, permission_type: 'add_friends', expires_at: new Date('2026-02-01') },
        { ...base, permission_type: 'join_clubs', is_granted: false, granted_at: null },
      ])
      .execute();
    const { rows } = await sql<{ type: string; allowed: boolean }>`
      select type, has_parental_permission(${minor_id}, type, '2026-03-01') as allowed
      from unnest(array['comment', 'add_friends', 'join_clubs', 'create_posts']) as type`.execute(
      test.db,
    );
    expect(rows.filter((row) => row.allowed).map((row) => row.type)).toEqual(['comment']);
  });
});

it('leaves the bytes of an erased person to the collector', async () => {
  const owner_id = await addPerson(test.db);
  const file = { owner_id, purpose: 'profile', kind: 'image', mime_type: 'image/webp' } as const;
  const { id } = await test.db
    .insertInto('media_files')
    .values({ ...file, storage_key: 'a/b.webp', sha256: 'a'.repeat(64), bytes: 10 })
    .returning('id')
    .executeTakeFirstOrThrow();
  await test.db
    .updateTable('athlete_profiles')
    .set({ profile_image_id: id })
    .where('id', '=', owner_id)
    .execute();
  await test.db.deleteFrom('users').where('id', '=', owner_id).execute();
  const garbage = await test.db.selectFrom('storage_garbage').select('storage_key').execute();
  expect(garbage).toEqual([{ storage_key: 'a/b.webp' }]);
});

it('measures distances on the sphere that the spec fixes', async () => {
  const { rows } = await sql<{ km: number; inside: boolean }>`
    select round(earth_metres(leeds, york)) / 1000 as km, york <@ earth_reach(leeds, 50000) as inside
    from (select earth_point(53.7997, -1.5492) as leeds, earth_point(53.96, -1.0873) as york) place`.execute(
    test.db,
  );
  const haversine = 35.127;
  expect(rows[0]?.inside).toBe(true);
  expect(Math.abs((rows[0]?.km ?? 0) - haversine)).toBeLessThan(0.1);
});
