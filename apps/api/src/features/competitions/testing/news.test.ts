import { clubIn } from '#testing/club';
import { openCompetition } from '#testing/sport/entries';
import { family } from '#testing/family';
import { type Person, type World, createWorld } from '#testing/world';
import { entryEndpoints } from '@ribbon/domain/competitions';
import { notificationEndpoints } from '@ribbon/domain/notifications';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { concernedBy } from '../notify/competitions.recipients.store.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const LIMIT = 100;

it('the club that organises it hears of its opening and its deadline, as far as the age allows', async () => {
  const club = await clubIn(world);
  const [fitting, tooOld, coach] = [
    await club.member({ birthYear: 2083 }),
    await club.member({ birthYear: 1980 }),
    await world.person({ userType: 'coach' }),
  ];
  await club.join(coach, 'coach');
  const { child, guardian } = await family(world);
  const follower = await world.person();
  const open = await openCompetition(world.db, { clubId: club.id, ages: [10, 20] });
  const { competitionId, categoryId } = open;
  await world.db
    .insertInto('competition_followers')
    .values({ competition_id: competitionId, user_id: follower.id })
    .execute();
  const notificationsOf = async (news: 'opening' | 'closing') =>
    new Set(await concernedBy(world.db, { competitionId, news, after: null }, LIMIT));
  expect(await notificationsOf('opening')).toEqual(new Set([fitting.id, follower.id]));
  expect([...(await notificationsOf('opening'))]).not.toContain(tooOld.id);

  // Who has a place knows the deadline; a child whose guardian has not answered does not have one.
  await world.db
    .insertInto('competition_entries')
    .values([
      {
        competition_id: competitionId,
        category_id: categoryId,
        user_id: fitting.id,
        status: 'entered',
        number: 1,
      },
      {
        competition_id: competitionId,
        category_id: categoryId,
        user_id: child.id,
        entered_by: coach.id,
        status: 'waiting_guardian',
        number: 2,
      },
    ])
    .execute();
  expect(await notificationsOf('closing')).toEqual(
    new Set([follower.id, child.id, guardian.id, coach.id]),
  );
});

it('a place that becomes free is told to the gymnast', async () => {
  const [first, second] = [await world.person(), await world.person()];
  const { competitionId, categoryId } = await openCompetition(world.db, { places: 1 });
  const enter = async (who: Person) =>
    (
      await world.call(who, entryEndpoints.enter, {
        params: { competitionId },
        body: { categoryId, entries: [{ userId: who.id, clubId: null }] },
      })
    ).entries[0]?.id ?? '';
  const entryId = await enter(first);
  await enter(second);
  await world.call(first, entryEndpoints.withdraw, { params: { competitionId, entryId } });
  await world.worker.run();
  const { notifications } = await world.call(second, notificationEndpoints.list, { query: {} });
  expect(notifications.map(({ type }) => type)).toContain('competition_moved_up');
});
