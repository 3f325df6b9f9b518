import { clubIn } from '#testing/club';
import { openCompetition } from '#testing/sport/entries';
import { family } from '#testing/family';
import { type Person, type World, createWorld } from '#testing/world';
import type { UserId } from '@ribbon/domain/accounts';
import { entryEndpoints } from '@ribbon/domain/competitions';
import { afterAll, beforeAll, expect, it } from 'vitest';

const { enter, mine, board, csv, withdraw } = entryEndpoints;

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

type Open = Awaited<ReturnType<typeof openCompetition>>;
const sign = ({ competitionId, categoryId }: Open, userIds: UserId[], clubId: string | null) => ({
  params: { competitionId },
  body: { categoryId, entries: userIds.map((userId) => ({ userId, clubId })) },
});
const boardOf = async (who: Person, { competitionId }: Open) =>
  (await world.call(who, board, { params: { competitionId }, query: {} })).entries;
const mineOf = async (who: Person, { competitionId }: Open) =>
  (await world.call(who, mine, { params: { competitionId } })).entries;

it('an organiser reads a minor’s name from the guardian’s yes until the withdrawal', async () => {
  const organiser = await world.person();
  const club = await clubIn(world);
  const { child, guardian } = await family(world);
  await club.join(child);
  const open = await openCompetition(world.db, { by: organiser.id });
  await world.call(club.admin, enter, sign(open, [child.id], club.id));
  expect(await boardOf(organiser, open)).toMatchObject([
    { name: null, club: null, status: 'waiting_guardian' },
  ]);
  await world.call(guardian, enter, sign(open, [child.id], null));
  const [entry] = await boardOf(organiser, open);
  expect(entry).toMatchObject({ name: 'Mia T.', status: 'entered' });
  const { competitionId } = open;
  await world.call(guardian, withdraw, { params: { competitionId, entryId: entry?.id ?? '' } });
  expect((await boardOf(organiser, open)).map(({ name }) => name)).toEqual([null]);
});

it('an organiser reads names, clubs and categories, and nobody’s age or address', async () => {
  const organiser = await world.person();
  const { child, guardian } = await family(world);
  const adult = await world.person();
  const open = await openCompetition(world.db, { by: organiser.id });
  await world.call(guardian, enter, sign(open, [child.id], null));
  await world.call(adult, enter, sign(open, [adult.id], null));
  const params = { competitionId: open.competitionId };
  const sent = [
    await world.send(organiser, board, { params, query: {} }),
    await world.send(organiser, csv, { params }),
  ];
  const years = await world.db
    .selectFrom('athlete_profiles')
    .select('birth_year')
    .where('id', 'in', [child.id, adult.id])
    .execute();
  for (const { statusCode, payload } of sent) {
    expect(statusCode).toBe(200);
    expect(payload).toContain('Mia T.');
    expect(payload).toMatch(/Person Number \w+/u);
    for (const kept of ['Lark', 'Testfield', child.email, adult.email]) {
      expect(payload).not.toContain(kept);
    }
    for (const { birth_year: year } of years) expect(payload).not.toContain(String(year));
  }
});

it('who no longer runs the club, or looks after the child, has nothing of its entries left', async () => {
  const club = await clubIn(world);
  const { child, guardian } = await family(world);
  await club.join(child);
  const open = await openCompetition(world.db);
  await world.call(club.admin, enter, sign(open, [child.id], club.id));
  expect(await mineOf(club.admin, open)).toHaveLength(1);
  await world.call(guardian, enter, sign(open, [child.id], null));
  const [entry] = await mineOf(guardian, open);
  const params = { competitionId: open.competitionId, entryId: entry?.id ?? '' };
  await world.db.deleteFrom('club_admins').where('user_id', '=', club.admin.id).execute();
  await world.db
    .updateTable('parental_relationships')
    .set({ end_reason: 'removed', ended_at: world.clock() })
    .where('parent_id', '=', guardian.id)
    .execute();
  for (const former of [club.admin, guardian]) {
    expect(await mineOf(former, open)).toEqual([]);
    expect(await world.refusal(former, withdraw, { params })).toMatchObject({ status: 404 });
  }
});

it('staff enter nobody who has blocked them', async () => {
  const club = await clubIn(world);
  const member = await club.member();
  await world.db
    .insertInto('blocks')
    .values({ blocker_id: member.id, blocked_id: club.admin.id })
    .execute();
  const open = await openCompetition(world.db);
  expect(await world.refusal(club.admin, enter, sign(open, [member.id], club.id))).toMatchObject({
    status: 403,
  });
});
