import { newCase } from '#testing/decisions/cases';
import { claimOf } from '#testing/decisions/claims';
import { newClub } from '#testing/club';
import { insertCompetition } from '#testing/sport/competitions';
import { postBy } from '#testing/posts';
import { report } from '#testing/decisions/reports';
import { review } from '#testing/decisions/reviews';
import { appealed, sanctioned } from '#testing/decisions/sanctions';
import { type Person, type World, createWorld } from '#testing/world';
import { adminStartEndpoints } from '@ribbon/domain/admin-start';
import { type WaitingFigure, WaitingKind } from '@ribbon/domain/kernel';
import { ticketEndpoints } from '@ribbon/domain/reports';
import { siteEndpoints } from '@ribbon/domain/site';
import { afterAll, beforeAll, expect, it } from 'vitest';

const HOUR_MS = 3_600_000;

let world: World;
let admin: Person;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.person({ roles: ['system_admin'] });
});
afterAll(() => world.close());

async function waiting(who: Person, from: World = world) {
  const { kinds } = await from.call(who, adminStartEndpoints.waiting);
  return Object.fromEntries(kinds.map(({ kind, figure }) => [kind, figure]));
}
const NOTHING: WaitingFigure = { count: 0, oldestAt: null, dueAt: null, overdue: 0 };

it('every kind is counted, also while nothing waits', async () => {
  const { kinds } = await world.call(admin, adminStartEndpoints.waiting);
  expect(kinds).toEqual(WaitingKind.options.map((kind) => ({ kind, figure: NOTHING })));
});

it('what waits is told in one answer, with how long it has waited and until when', async () => {
  const person = await world.person();
  const clubId = await newClub(world);
  await review(world, person, clubId);
  await claimOf(world, person, clubId);
  const contentId = await postBy(world, person, { visibility: 'public' });
  await report(world, await world.person(), { contentType: 'post', contentId });
  await appealed(world, await sanctioned(world, person.id), person.id);
  const content = { type: 'post', id: contentId } as const;
  const hidden = await sanctioned(world, person.id, { kind: 'hidden', content });
  await world.db
    .updateTable('account_sanctions')
    .set({ sent_again_at: world.clock() })
    .where('id', '=', hidden)
    .execute();
  await world.db
    .insertInto('moderation_queue')
    .values({
      content_kind: 'comment',
      content_id: contentId,
      author_id: person.id,
      reason: 'adult_to_minor',
      priority: 1,
    })
    .execute();
  const child = await world.person({ birthYear: world.clock().getUTCFullYear() - 14 });
  await newCase(world, { childId: child.id });

  const competition_id = await insertCompetition(world.db, { approval: 'pending' });
  await world.db
    .insertInto('organiser_requests')
    .values({ competition_id, user_id: person.id, proof: 'We hired the hall.' })
    .execute();
  await world.db
    .insertInto('guardian_forms')
    .values({ guardian_id: person.id, child_id: child.id })
    .execute();
  await world.db
    .insertInto('proposals')
    .values({ user_id: person.id, kind: 'admin_granted', reason: 'Helps us moderate' })
    .execute();
  await world.call(undefined, siteEndpoints.contact, {
    body: { name: 'Pat', email: 'pat@people.ribbon.test', topic: 'support', message: 'Hello' },
  });

  const found = await waiting(admin);
  const one = { count: 1, overdue: 0, oldestAt: expect.any(Date) };
  expect(found).toMatchObject(Object.fromEntries(WaitingKind.options.map((kind) => [kind, one])));
  const promised = ({ oldestAt, dueAt }: WaitingFigure) =>
    dueAt && oldestAt && Math.round((dueAt.getTime() - oldestAt.getTime()) / HOUR_MS);
  const hours = WaitingKind.options.map((kind) => promised(found[kind] ?? NOTHING));
  expect(hours).toEqual([4, 24, 24, 24, 48, 48, 48, 48, 48, 48, null, null]);
});

it('what has waited too long is overdue, and what is decided waits no more', async () => {
  world.turnClock(25 * 60);
  admin = await world.enter(admin.id, admin.email);
  const late = await waiting(admin);
  expect(late).toMatchObject({ reports: { overdue: 1 }, safeguarding: { overdue: 1 } });
  const { tickets } = await world.call(admin, ticketEndpoints.list, { query: {} });
  const [ticket] = tickets;
  await world.call(admin, ticketEndpoints.decide, {
    params: { ticketId: ticket?.id ?? '' },
    body: { decision: 'dismissed', version: ticket?.version ?? 0 },
  });
  expect((await waiting(admin))['reports']).toEqual(NOTHING);
});

it('a case that concerns the reader is not counted', async () => {
  const { count: before = 0 } = (await waiting(admin))['safeguarding'] ?? {};
  await newCase(world, { childId: admin.id });
  expect((await waiting(admin))['safeguarding']?.count).toBe(before);
});

it('without a second factor nobody learns how many cases there are', async () => {
  const demo = await createWorld({ adminTwoFactor: false });
  try {
    const bare = await demo.person({ roles: ['system_admin'], withoutSecondFactor: true });
    await newCase(demo);
    expect(await waiting(bare, demo)).toMatchObject({ safeguarding: null, reports: NOTHING });
  } finally {
    await demo.close();
  }
});
