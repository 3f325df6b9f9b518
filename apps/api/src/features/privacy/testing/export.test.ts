import { reportRow } from '#testing/decisions/reports';
import { personColumns, tablesOf } from '#testing/sql/rows-everywhere';
import type { Exported } from '#platform/retention/personal-data';
import { type Person, type World, createWorld } from '#testing/world';
import { privacyEndpoints } from '@ribbon/domain/privacy';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tablesIn } from '../privacy.tables.rules.ts';
import { exportService } from '../export/privacy.export.service.ts';

let world: World;
let EXPORTED: Record<string, Exported>;
let WITHHELD: readonly string[];
beforeAll(async () => {
  world = await createWorld();
  const { exported, withheld } = tablesIn(world.personalData);
  EXPORTED = Object.fromEntries(exported);
  WITHHELD = withheld;
});
afterAll(() => world.close());

const textsIn = (zip: Uint8Array): Record<string, string> =>
  Object.fromEntries(
    Object.entries(unzipSync(zip)).map(([name, bytes]) => [name, Buffer.from(bytes).toString()]),
  );

async function downloaded(who: Person) {
  const response = await world.send(who, privacyEndpoints.exportOwn, {});
  expect(response.statusCode).toBe(200);
  return { response, files: textsIn(response.rawPayload) };
}
const rowsIn = (files: Record<string, string>, name: string): unknown[] =>
  JSON.parse(files[`${name}.json`] ?? 'null');

describe('the map of what is handed out', () => {
  it('has a place for every table that knows a person: handed out, or kept back for a reason', async () => {
    const unknown = [...(await tablesOf(world.db))].filter(
      ([table, columns]) =>
        personColumns(columns).length > 0 && !(table in EXPORTED) && !WITHHELD.includes(table),
    );
    expect(unknown.map(([table]) => table)).toEqual([]);
    expect(Object.keys(EXPORTED).filter((table) => WITHHELD.includes(table))).toEqual([]);
  });

  it('names only what exists', async () => {
    const tables = await tablesOf(world.db);
    for (const [table, { by = [], byEmail = [], omit = [], others = [] }] of Object.entries(
      EXPORTED,
    )) {
      const columns = (tables.get(table) ?? []).map(({ name }) => name);
      expect(columns).toEqual(expect.arrayContaining([by, byEmail, omit, others].flat()));
    }
    for (const table of WITHHELD) expect(tables.has(table)).toBe(true);
  });

  it('hands out no secret and nobody else', async () => {
    const tables = await tablesOf(world.db);
    const leaks = Object.entries(EXPORTED).flatMap(([table, part]) => {
      const { by = [], omit = [], others = [] } = part;
      const columns = tables.get(table) ?? [];
      const secrets = columns.filter(({ name }) => /token|hash|password|secret|sha256/u.test(name));
      const people = personColumns(columns).filter((name) => ![...by, ...others].includes(name));
      return [...secrets.map(({ name }) => name), ...people]
        .filter((name) => !omit.includes(name))
        .map((name) => `${table}.${name}`);
    });
    expect(leaks).toEqual([]);
  });

  it('gives every kind of data a file of its own', () => {
    const names = Object.values(EXPORTED).map(({ file }) => file);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('a download', () => {
  it('holds one’s own data and nobody else’s, with a page that explains it', async () => {
    const [mia, zoe] = [await world.person(), await world.person()];
    await world.db
      .insertInto('posts')
      .values([
        { author_id: mia.id, content: 'My first clean routine!' },
        { author_id: zoe.id, content: 'Nobody else should read this' },
      ])
      .execute();
    await world.db
      .insertInto('friendships')
      .values({ requester_id: zoe.id, addressee_id: mia.id, status: 'accepted' })
      .execute();
    await world.db
      .insertInto('blocks')
      .values({ blocker_id: zoe.id, blocked_id: mia.id })
      .execute();
    await world.db
      .insertInto('waitlist_signups')
      .values({ email: mia.email, user_type: 'coach' })
      .execute();
    const { id: message_id } = await world.db
      .insertInto('contact_messages')
      .values({ name: 'Mia', email: mia.email, topic: 'support', message: 'How do I join?' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await world.db
      .insertInto('contact_answers')
      .values({ message_id, author_id: zoe.id, answer: 'Press Join.' })
      .execute();
    const { response, files } = await downloaded(mia);
    expect(response.headers['content-type']).toBe('application/zip');
    expect(response.headers['content-disposition']).toMatch(
      /^attachment; filename="ribbon-person\d+-\d{4}-\d\d-\d\d\.zip"$/u,
    );
    expect(response.headers['cache-control']).toBe('no-store');
    expect(rowsIn(files, 'account')).toMatchObject([{ id: mia.id, email: mia.email }]);
    expect(rowsIn(files, 'posts')).toMatchObject([{ content: 'My first clean routine!' }]);
    expect(rowsIn(files, 'friendships')).toMatchObject([{ requester_id: zoe.id }]);
    expect(rowsIn(files, 'waitlist')).toMatchObject([{ user_type: 'coach' }]);
    expect(rowsIn(files, 'messages-to-us')).toMatchObject([
      { message: 'How do I join?', answers: [{ answer: 'Press Join.' }] },
    ]);
    expect(rowsIn(files, 'sign-ins')).toHaveLength(1);
    // Who has blocked one is not told.
    expect(rowsIn(files, 'blocked-people')).toEqual([]);
    const everything = Object.values(files).join('\n');
    expect(everything).not.toContain('Nobody else should read this');
    expect(everything).not.toContain(zoe.email);
    for (const { file, says } of Object.values(EXPORTED)) {
      expect(files['README.txt']).toContain(`${file}.json: ${says}`);
    }
  });

  it('holds no secret of the account', async () => {
    const mia = await world.person();
    const secrets = [
      ...(await world.db.selectFrom('credentials').select('password as it').execute()),
      ...(await world.db.selectFrom('sessions').select('token as it').execute()),
    ];
    const everything = Object.values((await downloaded(mia)).files).join('\n');
    for (const { it: secret } of secrets) expect(everything).not.toContain(secret);
  });

  it('keeps back what protects children, and from a guardian what a child tells in confidence', async () => {
    const child = await world.person({ userType: 'child_gymnast' });
    await world.db
      .insertInto('disclosures')
      .values({ user_id: child.id, category: 'afraid-of-coach' })
      .execute();
    const verdict = {
      author_id: child.id,
      content_kind: 'post',
      is_violation: false,
      severity: 'green',
      confidence: 90,
      decided_by: 'local',
    } as const;
    await world.db
      .insertInto('moderation_verdicts')
      .values([
        { ...verdict, category: 'afraid-of-coach', is_disclosure: true },
        { ...verdict, category: 'shouting' },
      ])
      .execute();
    await reportRow(world.db, {
      reporter: child.id,
      type: 'other',
      id: child.id,
      description: 'told-in-confidence',
    });
    const own = Object.values((await downloaded(child)).files).join('\n');
    expect(own).toContain('told-in-confidence');
    expect(own).toContain('shouting');
    expect(own).not.toContain('afraid-of-coach');
    const { exportOf } = exportService({
      db: world.db,
      clock: world.clock,
      personalData: () => world.personalData,
    });
    const forGuardian = textsIn(await bytesOf((await exportOf(child.id, 'guardian')).content));
    expect(Object.values(forGuardian).join('\n')).not.toMatch(
      /told-in-confidence|afraid|shouting/u,
    );
    expect(Object.keys(forGuardian)).not.toContain('reports.json');
    expect(forGuardian['README.txt']).not.toContain('reports.json');
  });

  it.each(['awaiting_guardian', 'paused', 'deleting'] as const)(
    'is there for an account that is %s',
    async (status) => {
      const person = await world.person({ userType: 'child_gymnast' });
      await world.db
        .updateTable('athlete_profiles')
        .set({ status, paused_at: new Date(), waiting_since: new Date() })
        .where('id', '=', person.id)
        .execute();
      expect(rowsIn((await downloaded(person)).files, 'profile')).toMatchObject([{ status }]);
    },
  );

  it('puts pictures beside the data, piece by piece', async () => {
    const mia = await world.person();
    const pieces = [Buffer.from('first '), Buffer.from('second')];
    const { exportOf } = exportService({
      db: world.db,
      clock: world.clock,
      personalData: () => world.personalData,
      async *files() {
        yield { name: 'routine.webp', content: pieces };
      },
    });
    const files = textsIn(await bytesOf((await exportOf(mia.id)).content));
    expect(files['files/routine.webp']).toBe('first second');
  });
});

async function bytesOf(content: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return Buffer.concat(chunks);
}
