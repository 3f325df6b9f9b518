import { clubIn } from '#testing/club';
import { openCompetition, registrationPlan } from '#testing/sport/entries';
import { family, youngPerson } from '#testing/family';
import { type Person, type World, createWorld } from '#testing/world';
import type { UserId } from '@ribbon/domain/accounts';
import { addDays, clubTimeOf } from '@ribbon/domain/calendar';
import {
  type CategoryId,
  type CompetitionId,
  competitionEndpoints,
  entryEndpoints,
  entryFaults,
} from '@ribbon/domain/competitions';
import { familyEndpoints } from '@ribbon/domain/families';
import { notificationEndpoints } from '@ribbon/domain/notifications';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const { plan, entrants, enter, enterGroups, mine, showName, list, board } = entryEndpoints;

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

interface Open {
  competitionId: CompetitionId;
  categoryId: CategoryId;
}
const sign = (
  who: Person,
  open: Open,
  userIds: UserId[] = [who.id],
  clubId: string | null = null,
) => ({
  params: { competitionId: open.competitionId },
  body: { categoryId: open.categoryId, entries: userIds.map((userId) => ({ userId, clubId })) },
});
const entriesOf = async (who: Person, { competitionId }: Open) =>
  (await world.call(who, mine, { params: { competitionId } })).entries;
const seenBy = async (who: Person | undefined, params: Open) =>
  (await world.call(who, list, { params, query: {} })).entries.map(({ name, club }) => [
    name,
    club,
  ]);
const notificationsOf = async (who: Person) => {
  await world.worker.run();
  const { notifications } = await world.call(who, notificationEndpoints.list, { query: {} });
  return notifications.map(({ type }) => type);
};
const link = (guardian: Person, child: Person) =>
  world.db
    .insertInto('parental_relationships')
    .values({
      parent_id: guardian.id,
      child_id: child.id,
      parent_email: guardian.email,
      relationship_type: 'parent',
      role: 'view_only',
      origin: 'teen_link',
    })
    .execute();

describe('a minor', () => {
  it('is entered by the coach, waits for the guardian, and is listed only then', async () => {
    const club = await clubIn(world);
    const { child, guardian } = await family(world);
    await club.join(child);
    const open = await openCompetition(world.db, { places: 5 });
    const { entries } = await world.call(
      club.admin,
      enter,
      sign(club.admin, open, [child.id], club.id),
    );
    expect(entries).toMatchObject([{ status: 'waiting_guardian', position: null }]);
    expect(await seenBy(club.admin, open)).toEqual([]);
    expect(await notificationsOf(guardian)).toContain('family_decision_needed');
    const { children } = await world.call(guardian, familyEndpoints.overview);
    const [item] = children.find(({ id }) => id === child.id)?.inbox ?? [];
    expect(item).toMatchObject({ kind: 'competition_entry', event: { title: 'Silver Hoop Open' } });
    const decision = { params: { itemId: item?.id ?? '' }, body: { approve: true } };
    await world.call(guardian, familyEndpoints.decide, decision);
    expect(await entriesOf(child, open)).toMatchObject([{ status: 'entered' }]);

    // The name stays in the child's circle until the guardian allows more, and from visitors always.
    const stranger = await world.person();
    expect(await seenBy(stranger, open)).toEqual([[null, null]]);
    expect(await seenBy(club.admin, open)).toEqual([['Mia T.', 'Larkspur Rhythmic']]);
    const [entry] = await entriesOf(guardian, open);
    expect(entry).toMatchObject({ shows: { name: false, club: false } });
    const allow = {
      params: { competitionId: open.competitionId, entryId: entry?.id ?? '' },
      body: { shown: true, clubShown: false },
    };
    expect(await world.refusal(club.admin, showName, allow)).toMatchObject({ status: 403 });
    expect(await world.refusal(child, showName, allow)).toMatchObject({ status: 403 });
    await world.call(guardian, showName, allow);
    expect(await seenBy(stranger, open)).toEqual([['Mia T.', null]]);
    await world.call(guardian, showName, { ...allow, body: { shown: true, clubShown: true } });
    expect(await seenBy(stranger, open)).toEqual([['Mia T.', 'Larkspur Rhythmic']]);
    expect(await seenBy(undefined, open)).toEqual([[null, null]]);
  });

  it('is not entered when the guardian says no, and may ask again', async () => {
    const { child, guardian } = await family(world);
    const open = await openCompetition(world.db);
    await world.call(child, enter, sign(child, open));
    await world.call(child, enter, sign(child, open));
    const { children } = await world.call(guardian, familyEndpoints.overview);
    const inbox = children.find(({ id }) => id === child.id)?.inbox ?? [];
    expect(inbox).toHaveLength(1);
    const decision = { params: { itemId: inbox[0]?.id ?? '' }, body: { approve: false } };
    await world.call(guardian, familyEndpoints.decide, decision);
    expect(await entriesOf(child, open)).toEqual([]);
    // The guardian enters the child, and nobody has to be asked.
    const { entries } = await world.call(guardian, enter, sign(guardian, open, [child.id]));
    expect(entries).toMatchObject([{ status: 'entered' }]);
  });

  it('of 13 to 15 needs a linked adult, who says yes, and shows the name alone', async () => {
    const young = await youngPerson(world, 15);
    const open = await openCompetition(world.db);
    expect(await world.refusal(young, enter, sign(young, open))).toMatchObject({
      code: entryFaults.guardianMissing.code,
    });
    const adult = await world.person({ userType: 'parent' });
    await link(adult, young);
    // The adult answers, and does not enter anybody.
    expect(await world.refusal(adult, enter, sign(adult, open, [young.id]))).toMatchObject({
      status: 403,
    });
    const { people } = await world.call(adult, entrants, {
      params: { competitionId: open.competitionId },
    });
    expect(people.map(({ id }) => id)).not.toContain(young.id);
    await world.call(young, enter, sign(young, open));
    expect(await seenBy(young, open)).toEqual([]);
    const { children } = await world.call(adult, familyEndpoints.overview);
    const [item] = children.find(({ id }) => id === young.id)?.inbox ?? [];
    const decision = { params: { itemId: item?.id ?? '' }, body: { approve: true } };
    await world.call(adult, familyEndpoints.decide, decision);
    const [entry] = await entriesOf(young, open);
    expect(entry).toMatchObject({ status: 'entered', shows: { name: false, club: false } });
    expect(await seenBy(undefined, open)).toEqual([[null, null]]);
    const params = { competitionId: open.competitionId, entryId: entry?.id ?? '' };
    const shown = (is: boolean) => ({ params, body: { shown: is, clubShown: false } });
    expect(await entriesOf(adult, open)).toMatchObject([{ shows: null }]);
    expect(await world.refusal(adult, showName, shown(true))).toMatchObject({ status: 403 });
    await world.call(young, showName, shown(true));
    expect(await seenBy(undefined, open)).toEqual([[expect.stringMatching(/^Person ./u), null]]);
    await world.call(young, showName, shown(false));
    expect(await seenBy(undefined, open)).toEqual([[null, null]]);
  });
});

describe('who enters whom', () => {
  it('staff enter members of their own club, and nobody else’s', async () => {
    const club = await clubIn(world);
    const member = await club.member();
    const stranger = await world.person();
    const open = await openCompetition(world.db);
    const refused = [
      [club.admin, [stranger.id], club.id],
      [stranger, [member.id], club.id],
      [stranger, [member.id], null],
    ] as const;
    for (const [who, ids, clubId] of refused) {
      expect(await world.refusal(who, enter, sign(who, open, [...ids], clubId))).toMatchObject({
        status: 403,
      });
    }
    const { people, clubs } = await world.call(club.admin, entrants, {
      params: { competitionId: open.competitionId },
    });
    expect(clubs).toMatchObject([{ id: club.id }]);
    expect(people.map(({ id, as }) => [id, as])).toEqual([
      [club.admin.id, 'self'],
      [member.id, 'gymnast'],
    ]);
    await world.call(club.admin, enter, sign(club.admin, open, [member.id], club.id));
    expect(await entriesOf(member, open)).toMatchObject([{ status: 'entered' }]);
  });

  it('is of the age that the category asks for on the stated day', async () => {
    const open = await openCompetition(world.db, { ages: [3, 12] });
    const who = await world.person();
    expect(await world.refusal(who, enter, sign(who, open))).toMatchObject({
      code: entryFaults.wrongAge.code,
    });
  });

  it('groups are clubs', async () => {
    const club = await clubIn(world);
    const open = await openCompetition(world.db, { discipline: 'group' });
    expect(await world.refusal(club.admin, enter, sign(club.admin, open))).toMatchObject({
      code: entryFaults.groupsOnly.code,
    });
    const body = { categoryId: open.categoryId, clubIds: [club.id] };
    const params = { competitionId: open.competitionId };
    await world.call(club.admin, enterGroups, { params, body });
    await world.call(club.admin, enterGroups, { params, body });
    expect(await seenBy(undefined, open)).toEqual([['Larkspur Rhythmic', null]]);
  });
});

it('an organiser opens entries, sees everyone, and cannot take away what people have', async () => {
  const organiser = await world.person();
  const { competitionId } = await openCompetition(world.db, { by: organiser.id });
  const day = clubTimeOf(world.clock()).day;
  const params = { competitionId };
  const body = registrationPlan(addDays(day, -1), addDays(day, 9));
  expect(await world.refusal(await world.person(), plan, { params, body })).toMatchObject({
    status: 403,
  });
  await world.call(organiser, plan, { params, body });
  const { registration } = await world.call(undefined, competitionEndpoints.read, { params });
  expect(registration).toMatchObject({
    state: 'open',
    categories: [{ discipline: 'hoop', places: 2, fee: '£15', entered: 0 }],
  });
  const categoryId = registration?.categories[0]?.id as CategoryId;
  const people = [await world.person(), await world.person(), await world.person()];
  for (const who of people) await world.call(who, enter, sign(who, { competitionId, categoryId }));
  const { entries } = await world.call(organiser, board, { params, query: {} });
  expect(entries.map(({ status }) => status)).toEqual(['entered', 'entered', 'waiting_list']);
  const [category] = body.categories;
  const changed = (part: object) => ({
    params,
    body: { ...body, categories: [{ ...category, id: categoryId, ...part }] } as typeof body,
  });
  expect(await world.refusal(organiser, plan, changed({ discipline: 'ball' }))).toMatchObject({
    code: entryFaults.categoryInUse.code,
  });
  expect(await world.refusal(organiser, plan, changed({ places: 1 }))).toMatchObject({
    code: entryFaults.tooFewPlaces.code,
  });
  await world.call(organiser, plan, changed({ places: 3 }));
  expect(await notificationsOf(people[2] as Person)).toContain('competition_moved_up');
});

it('tells those who follow it when entries open, and three days before they close', async () => {
  const fan = await world.person();
  const now = world.clock().getTime();
  const { competitionId } = await openCompetition(world.db, {
    opensAt: new Date(now - 1000),
    closesAt: new Date(now + 5 * 86_400_000),
  });
  await world.call(fan, competitionEndpoints.follow, { params: { competitionId } });
  await world.housekeeper.run();
  expect(await notificationsOf(fan)).toEqual(['competition_opening']);
  await world.db
    .updateTable('competitions')
    .set({ entries_close_at: new Date(now + 2.9 * 86_400_000) })
    .where('id', '=', competitionId)
    .execute();
  await world.housekeeper.run();
  await world.housekeeper.run();
  expect((await notificationsOf(fan)).toSorted()).toEqual([
    'competition_closing',
    'competition_opening',
  ]);
});
