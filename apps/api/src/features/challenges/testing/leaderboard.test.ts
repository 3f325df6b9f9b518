import { clubIn } from '#testing/club';
import { family, youngPerson } from '#testing/family';
import { type Person, type World, createWorld } from '#testing/world';
import { type ChallengeId, challengeEndpoints } from '@ribbon/domain/challenges';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertChallenge } from '#testing/sport/challenges';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const { join, tick, leaderboard } = challengeEndpoints;
const board = (who: Person, challengeId: ChallengeId) =>
  world.call(who, leaderboard, { params: { challengeId } });

/** Chose in the settings to be seen on leaderboards. */
const list = (who: Person, isListed = true) =>
  world.db
    .insertInto('privacy_settings')
    .values({ user_id: who.id, on_leaderboards: isListed })
    .onConflict((row) => row.column('user_id').doUpdateSet({ on_leaderboards: isListed }))
    .execute();

async function challengeOfTen() {
  const { id, taskIds } = await insertChallenge(world.db, {
    tasks: [{ title: 'Ten leaps', times: 10 }],
  });
  return {
    id,
    async enter(who: Person, done: number): Promise<void> {
      await world.call(who, join, { params: { challengeId: id } });
      await world.call(who, tick, {
        params: { challengeId: id, taskId: taskIds[0] ?? '' },
        body: { done },
      });
    },
  };
}

describe('people on a leaderboard', () => {
  it('are those who chose so, with ties in one place', async () => {
    const { id, enter } = await challengeOfTen();
    const [first, second, third, shy] = await Promise.all([1, 2, 3, 4].map(() => world.person()));
    if (!first || !second || !third || !shy) throw new Error('four people');
    for (const who of [first, second, third]) await list(who);
    await enter(first, 9);
    await enter(second, 5);
    await enter(third, 5);
    await enter(shy, 10);
    const seen = await board(first, id);
    expect(seen.people.map(({ place, person }) => [place, person.id])).toEqual([
      [1, first.id],
      ...[second.id, third.id].toSorted().map((one) => [2, one]),
    ]);
    expect(seen).toMatchObject({ self: 'listed', own: { points: 90, best: 90 } });
    expect(await board(shy, id)).toMatchObject({ self: 'off', own: { points: 100 } });
    await list(first, false);
    expect((await board(shy, id)).people).toHaveLength(2);
  });

  it('are invisible to whom they have blocked', async () => {
    const { id, enter } = await challengeOfTen();
    const [one, other] = [await world.person(), await world.person()];
    await list(one);
    await enter(one, 3);
    expect((await board(other, id)).people).toHaveLength(1);
    await world.db
      .insertInto('blocks')
      .values({ blocker_id: one.id, blocked_id: other.id })
      .execute();
    expect((await board(other, id)).people).toEqual([]);
  });

  it('are never children, who see none; of minors only those whom one knows', async () => {
    const { id, enter } = await challengeOfTen();
    const club = await clubIn(world);
    const home = await family(world, { permissions: ['join_challenges'] });
    const young = await youngPerson(world);
    const mate = await club.member();
    const older = await youngPerson(world, 17);
    const { admin } = club;
    const stranger = await world.person();
    await club.join(young);
    await club.join(home.child);
    for (const who of [home.child, young, older, mate, stranger]) {
      await list(who);
      await enter(who, 4);
    }
    const ids = async (who: Person) =>
      (await board(who, id)).people.map(({ person }) => person.id).toSorted();
    expect(await ids(home.child)).toEqual([]);
    expect((await board(home.child, id)).self).toBe('child');
    expect(await ids(young)).toEqual([young.id, mate.id].toSorted());
    // An adult who is only a member of the club learns nothing of its young, nor does a stranger.
    for (const who of [mate, stranger]) {
      expect(await ids(who)).toEqual([mate.id, stranger.id].toSorted());
    }
    expect(await ids(admin)).toEqual([young.id, mate.id, stranger.id].toSorted());
  });
});

it('adds up clubs as teams of three and more, whoever of them is listed', async () => {
  const { id, enter } = await challengeOfTen();
  const club = await clubIn(world);
  const members = [await club.member(), await club.member()];
  for (const member of members) await enter(member, 5);
  const looker = await world.person();
  expect((await board(looker, id)).teams).toEqual([]);
  await enter(await club.member(), 10);
  expect((await board(looker, id)).teams).toEqual([
    {
      place: 1,
      club: { id: club.id, name: 'Larkspur Rhythmic' },
      points: 200,
      isOwn: false,
    },
  ]);
  await world.call(members[0], challengeEndpoints.leave, { params: { challengeId: id } });
  const rows = await world.db.selectFrom('challenge_teams').selectAll().execute();
  expect(rows.find(({ club_id }) => club_id === club.id)).toMatchObject({
    members: 2,
    points: 150,
  });
});
