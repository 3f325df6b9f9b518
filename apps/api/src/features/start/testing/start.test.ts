import { addAdmin, clubIn, newClub } from '#testing/club';
import { insertCompetition } from '#testing/sport/competitions';
import { openCompetition } from '#testing/sport/entries';
import { startOf } from '#testing/sport/results';
import { type World, createWorld } from '#testing/world';
import { startEndpoints } from '@ribbon/domain/start';
import { afterAll, beforeAll, expect, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const linesOf = async (who: Parameters<World['call']>[0]) =>
  (await world.call(who, startEndpoints.read)).lines;

it('has nothing for somebody new', async () => {
  expect(await linesOf(await world.person())).toEqual([]);
});

it('names the next event of one’s clubs, and not what others have', async () => {
  const club = await clubIn(world);
  const member = await world.person();
  await club.join(member);
  const eventId = await club.event();
  const [line, ...more] = await linesOf(member);
  expect(more).toEqual([]);
  expect(line).toMatchObject({
    kind: 'event',
    at: expect.any(Date),
    link: `/clubs/${club.id}/events/${eventId}`,
  });
  expect(await linesOf(await world.person())).toEqual([]);
});

it('counts who would like to join, for those who run the club', async () => {
  const clubId = await newClub(world);
  const admin = await addAdmin(world, clubId);
  const applicants = await Promise.all([world.person(), world.person()]);
  await world.db
    .insertInto('club_memberships')
    .values(
      applicants.map(({ id }) => ({
        user_id: id,
        club_id: clubId,
        status: 'waiting_club' as const,
      })),
    )
    .execute();
  expect(await linesOf(admin)).toContainEqual(
    expect.objectContaining({ kind: 'requests', count: 2, link: '/club-admin?tab=members' }),
  );
});

it('names what one works for', async () => {
  const person = await world.person();
  await world.db
    .insertInto('training_goals')
    .values({ user_id: person.id, title: 'Back walkover', category: 'technique', progress: 40 })
    .execute();
  expect(await linesOf(person)).toEqual([
    expect.objectContaining({ kind: 'goal', title: 'Back walkover', note: '40%' }),
  ]);
});

it('says how much waits for system admins', async () => {
  const admin = await world.person({ roles: ['system_admin'] });
  await insertCompetition(world.db, { approval: 'pending' });
  expect(await linesOf(admin)).toContainEqual(
    expect.objectContaining({ kind: 'todo', count: 1, link: '/admin' }),
  );
});

it('names the competition that one has entered, and says so once it is on', async () => {
  const gymnast = await world.person();
  const place = await openCompetition(world.db);
  await startOf(world.db, place, { userId: gymnast.id });
  expect(await linesOf(gymnast)).toMatchObject([
    { kind: 'competition', note: '1 May 2099, Leeds' },
  ]);
  await world.db
    .updateTable('competitions')
    .set({ status: 'ongoing', start_date: '2020-05-01' })
    .where('id', '=', place.competitionId)
    .execute();
  expect(await linesOf(gymnast)).toMatchObject([{ kind: 'competition', note: 'On now, Leeds' }]);
});
