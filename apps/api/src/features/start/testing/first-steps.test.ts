import { addAdmin, clubIn, clubWithAdmin, enrol, newClub } from '#testing/club';
import { sanctioned } from '#testing/decisions/sanctions';
import { family, linked, putInto, verified, youngPerson } from '#testing/family';
import { type Person, type World, createWorld } from '#testing/world';
import type { UserType } from '@ribbon/domain/accounts';
import { postEndpoints } from '@ribbon/domain/posts';
import { profileEndpoints } from '@ribbon/domain/profiles';
import { startEndpoints } from '@ribbon/domain/start';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const stepsOf = async (who: Person) => (await world.call(who, startEndpoints.read)).firstSteps;
const kindsOf = async (who: Person) => (await stepsOf(who))?.map(({ kind }) => kind) ?? null;
const doneBy = async (who: Person) =>
  (await stepsOf(who))?.filter(({ isDone }) => isDone).map(({ kind }) => kind);
const linkOf = async (who: Person, step: string) =>
  (await stepsOf(who))?.find(({ kind }) => kind === step)?.link;

const log = (userId: string) =>
  world.db
    .insertInto('training_sessions')
    .values({
      user_id: userId,
      session_date: '2026-05-01',
      start_time: '17:00',
      duration_minutes: 60,
      type: 'technique',
    })
    .execute();
const befriend = (from: Person, to: Person, status: 'pending' | 'accepted' | 'rejected') =>
  world.db
    .insertInto('friendships')
    .values({ requester_id: from.id, addressee_id: to.id, status })
    .execute();
const profile = (id: string, set: { bio: string }) =>
  world.db.updateTable('athlete_profiles').set(set).where('id', '=', id).execute();

describe('what is next for somebody new', () => {
  it.each<[UserType, string[]]>([
    ['gymnast', ['joinClub', 'logPractice', 'findFriends', 'writeBio']],
    ['parent', ['addChild', 'childsClub', 'findFriends', 'writeBio']],
    ['coach', ['joinClub', 'confirmCoach', 'writePlan', 'findFriends', 'writeBio']],
    ['club_admin', ['claimClub', 'describeClub', 'inviteMembers', 'planSession', 'writeBio']],
  ])('is, for a %s, nothing done yet', async (userType, kinds) => {
    const person = await world.person({ userType });
    expect(await kindsOf(person)).toEqual(kinds);
    expect(await doneBy(person)).toEqual([]);
  });

  it('stands above the feed as well, and only on its first page', async () => {
    const person = await world.person();
    const { firstSteps, newest } = await world.call(person, postEndpoints.feed, { query: {} });
    expect(firstSteps).toEqual(await stepsOf(person));
    const later = await world.call(person, postEndpoints.feed, { query: { after: newest } });
    expect(later.firstSteps).toBeNull();
  });

  it('leads a minor to the people of their club, and an adult to everybody', async () => {
    const young = await youngPerson(world);
    expect(await kindsOf(young)).toEqual(['joinClub', 'logPractice', 'findFriends', 'writeBio']);
    expect(await linkOf(young, 'findFriends')).toBe('/teammates');
    expect(await linkOf(await world.person(), 'findFriends')).toBe('/gymnasts');
  });
});

describe('a step ticks itself off', () => {
  const NOTHING: [string, UserType, string, (who: Person) => Promise<unknown>][] = [
    [
      'asking a club to join',
      'gymnast',
      'joinClub',
      async (who) => enrol(world, await newClub(world), who, { status: 'waiting_club' }),
    ],
    ['logging a practice', 'gymnast', 'logPractice', ({ id }) => log(id)],
    [
      'asking somebody to be friends',
      'gymnast',
      'findFriends',
      async (who) => befriend(who, await world.person(), 'pending'),
    ],
    [
      'saying yes to a friend',
      'gymnast',
      'findFriends',
      async (who) => befriend(await world.person(), who, 'accepted'),
    ],
    ['a bio', 'gymnast', 'writeBio', ({ id }) => profile(id, { bio: 'I like the hoop.' })],
    ['a child', 'parent', 'addChild', async (who) => linked(world, await youngPerson(world), who)],
    [
      'being confirmed by the club',
      'coach',
      'confirmCoach',
      async (who) => (await clubIn(world)).join(who, 'coach'),
    ],
    [
      'claiming a club',
      'club_admin',
      'claimClub',
      async ({ id, email }) =>
        world.db
          .insertInto('club_claim_requests')
          .values({
            club_id: await newClub(world, { status: 'listed' }),
            requester_id: id,
            requester_email: email,
            requester_name: 'Person',
            message: 'I run this club and have done for years.',
          })
          .execute(),
    ],
  ];
  it.each(NOTHING)('%s, for a %s: %s', async (_, userType, step, act) => {
    const person = await world.person({ userType });
    await act(person);
    expect(await doneBy(person)).toContain(step);
  });

  it('and comes back when the club was left, or the friend said no', async () => {
    const person = await world.person();
    await enrol(world, await newClub(world), person, { status: 'left', left_at: world.clock() });
    await befriend(person, await world.person(), 'rejected');
    expect(await doneBy(person)).toEqual([]);
  });

  it('does not tick for what others ask of one', async () => {
    const coach = await world.person({ userType: 'coach' });
    await (await clubIn(world)).join(coach, 'unconfirmed coach');
    await befriend(await world.person(), coach, 'pending');
    expect(await doneBy(coach)).toEqual(['joinClub']);
  });

  it('for a club’s admin by what their club has', async () => {
    const { clubId, admin } = await clubWithAdmin(world);
    expect(await doneBy(admin)).toEqual(['claimClub']);
    await enrol(world, clubId, await world.person());
    await world.db
      .updateTable('clubs')
      .set({ description: 'We train on Mondays.' })
      .where('id', '=', clubId)
      .execute();
    expect(await doneBy(admin)).toEqual(['claimClub', 'describeClub', 'inviteMembers']);
    expect(await doneBy(await addAdmin(world, await newClub(world)))).toEqual(['claimClub']);
    const club = await clubIn(world);
    await club.event();
    expect(await doneBy(club.admin)).toEqual(['claimClub', 'planSession']);
  });

  it('asks a parent who they are only while they look after a child under 13', async () => {
    const { guardian, child } = await family(world, { isVerified: false });
    expect(await kindsOf(guardian)).toEqual([
      'addChild',
      'verifyGuardian',
      'childsClub',
      'findFriends',
      'writeBio',
    ]);
    expect(await doneBy(guardian)).toEqual(['addChild']);
    await verified(world, child);
    await enrol(world, await newClub(world), child);
    expect(await doneBy(guardian)).toEqual(['addChild', 'verifyGuardian', 'childsClub']);
  });
});

describe('a child', () => {
  it('is offered only what the guardian lets them do', async () => {
    const { child } = await family(world);
    expect(await kindsOf(child)).toEqual(['logPractice', 'choosePicture', 'writeBio']);
    const { child: friendly } = await family(world, { permissions: ['join_clubs', 'add_friends'] });
    expect(await kindsOf(friendly)).toEqual([
      'joinClub',
      'logPractice',
      'choosePicture',
      'findFriends',
      'writeBio',
    ]);
    expect(await linkOf(friendly, 'findFriends')).toBe('/teammates');
  });

  it('who starts in private is not sent to look for friends', async () => {
    const { child } = await family(world, { permissions: ['add_friends'], isVerified: false });
    expect(await kindsOf(child)).toEqual(['logPractice', 'choosePicture', 'writeBio']);
  });

  it('has done a step with a picture, and with words that wait for a yes', async () => {
    const { child } = await family(world);
    await world.call(child, profileEndpoints.changePicture, { body: { art: 'avatar-hoop' } });
    await log(child.id);
    await world.db
      .insertInto('waiting_bios')
      .values({ user_id: child.id, bio: 'I like the ball.', reader_age: 0 })
      .execute();
    expect(await doneBy(child)).toEqual(['logPractice', 'choosePicture', 'writeBio']);
  });
});

describe('nothing to do', () => {
  it('once they were put away, here and above the feed, and for oneself alone', async () => {
    const [person, other] = [await world.person(), await world.person()];
    await world.call(person, startEndpoints.putAway);
    await world.call(person, startEndpoints.putAway);
    expect(await stepsOf(person)).toBeNull();
    const feed = await world.call(person, postEndpoints.feed, { query: {} });
    expect(feed.firstSteps).toBeNull();
    expect(await stepsOf(other)).not.toBeNull();
  });

  it('for accounts under a restriction, and for system admins', async () => {
    const person = await world.person();
    await sanctioned(world, person.id, { kind: 'limit' });
    expect(await stepsOf(person)).toBeNull();
    expect(await stepsOf(await world.person({ roles: ['system_admin'] }))).toBeNull();
  });

  it('for an account that waits or is paused: it is not let in', async () => {
    const person = await world.person();
    await putInto(world, person, 'paused');
    expect((await world.send(person, startEndpoints.read, {})).statusCode).toBe(403);
  });
});
