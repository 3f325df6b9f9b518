import { family } from '#testing/family';
import { type Person, type World, createWorld } from '#testing/world';
import { recordAct } from '#db/audit';
import { auditEndpoints } from '@ribbon/domain/audit';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

const { list, actions, csv } = auditEndpoints;

let world: World;
let admin: Person;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.person({ roles: ['system_admin'] });
});
afterAll(() => world.close());

const usernameOf = async ({ id }: Person) =>
  (
    await world.db
      .selectFrom('athlete_profiles')
      .select('username')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).username;

const act = (action: string, subject: Person, details = {}) =>
  recordAct(world.db, {
    actorId: admin.id,
    action,
    subjectKind: 'account',
    subjectId: subject.id,
    reason: 'A test of the audit',
    details,
  });

it('is searched by who and whom, filtered by what, and read page by page', async () => {
  const subject = await world.person();
  for (let nth = 0; nth < 55; nth += 1)
    await act(nth % 2 ? 'things.done' : 'things.undone', subject);
  const query = { search: await usernameOf(subject) };
  const first = await world.call(admin, list, { query });
  expect(first.entries).toHaveLength(50);
  expect(first.entries[0]).toMatchObject({
    actor: { id: admin.id },
    subject: { id: subject.id },
    reason: 'A test of the audit',
  });
  const rest = await world.call(admin, list, { query: { ...query, cursor: first.next ?? '' } });
  expect([rest.entries.length, rest.next]).toEqual([5, null]);
  const done = await world.call(admin, list, { query: { ...query, action: 'things.done' } });
  expect(new Set(done.entries.map(({ action }) => action))).toEqual(new Set(['things.done']));
  expect((await world.call(admin, actions)).actions).toContain('things.undone');
  const none = await world.call(admin, list, { query: { ...query, to: '2001-01-01' } });
  expect(none.entries).toEqual([]);
  const all = await world.call(admin, list, { query: { ...query, from: '2001-01-01' } });
  expect(all.entries).toHaveLength(50);
  const { body } = await world.send(admin, csv, { query });
  expect(body.split('\r\n').filter(Boolean)).toHaveLength(56);
});

it('names no child, and says nothing of what was changed about one', async () => {
  const { child } = await family(world);
  await act('child.opened', child, { name: 'Mia Tester' });
  const { entries } = await world.call(admin, list, { query: { action: 'child.opened' } });
  expect(entries).toMatchObject([{ subject: { id: child.id, name: null }, details: {} }]);
  expect(JSON.stringify(entries)).not.toContain('Mia');
});

it('cannot be changed, not even in the database', async () => {
  await act('things.done', admin);
  await expect(sql`update audit_log set reason = 'another'`.execute(world.db)).rejects.toThrow(
    /append-only/u,
  );
});
