import { clubIn } from '#testing/club';
import { insertChallenge } from '#testing/sport/challenges';
import { family } from '#testing/family';
import { befriended, feedOf, postBy } from '#testing/posts';
import { loggedSession } from '#testing/sport/training';
import { type Person, type World, createWorld } from '#testing/world';
import { calendarEndpoints } from '@ribbon/domain/calendar';
import { challengeEndpoints } from '@ribbon/domain/challenges';
import { teammateEndpoints } from '@ribbon/domain/clubs';
import { commentEndpoints } from '@ribbon/domain/comments';
import { Permission } from '@ribbon/domain/families';
import { friendEndpoints } from '@ribbon/domain/friends';
import { postEndpoints } from '@ribbon/domain/posts';
import { profileEndpoints } from '@ribbon/domain/profiles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const permissions = Permission.options;

/** A stranger who made a child's account and plays both, beside a real child of the same club. */
async function bothInClub() {
  const club = await clubIn(world);
  const invented = await family(world, { permissions, age: 10, isVerified: false });
  const real = await family(world, { permissions, age: 10 });
  for (const { child } of [invented, real]) await club.join(child);
  return { club, invented, real };
}
const codeOf = async (person: Person) =>
  (await world.call(person, friendEndpoints.code)).code?.code ?? '';
const matesOf = async (person: Person, clubId: string) =>
  (await world.call(person, teammateEndpoints.list, { params: { clubId }, query: {} })).people.map(
    ({ id }) => id,
  );
const inDirectory = async (who: Person) =>
  (
    await world.call(who, profileEndpoints.directory, {
      query: { search: '', country: '', specialty: '', sort: 'name' },
    })
  ).people.map(({ id }) => id);
const opens = async (who: Person, { id }: Person) =>
  (await world.send(who, profileEndpoints.read, { params: { userId: id } })).statusCode;

describe('a child whose guardian nobody has verified', () => {
  it('befriends no child by a code', async () => {
    const { invented, real } = await bothInClub();
    const body = { code: await codeOf(real.child) };
    const answer = await world.send(invented.child, friendEndpoints.useCode, { body });
    expect(answer.statusCode).toBe(403);
  });

  it('is asked by no child of the club', async () => {
    const { invented, real } = await bothInClub();
    const body = { userId: invented.child.id };
    const answer = await world.send(real.child, friendEndpoints.request, { body });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  });

  it('asks no child of the club', async () => {
    const { invented, real } = await bothInClub();
    const body = { userId: real.child.id };
    const answer = await world.send(invented.child, friendEndpoints.request, { body });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  });

  it('is not among the team mates that children and parents see, nor are they before it', async () => {
    const { club, invented, real } = await bothInClub();
    const parent = await club.member();
    expect(await matesOf(real.child, club.id)).not.toContain(invented.child.id);
    expect(await matesOf(parent, club.id)).not.toContain(invented.child.id);
    expect(await matesOf(invented.child, club.id)).toEqual([invented.child.id]);
    expect(await matesOf(club.admin, club.id)).toContain(invented.child.id);
  });

  it('is in no directory of a child, and finds no child there', async () => {
    const { invented, real } = await bothInClub();
    expect(await inDirectory(real.child)).not.toContain(invented.child.id);
    expect(await inDirectory(invented.child)).not.toContain(real.child.id);
    expect(await opens(real.child, invented.child)).toBe(404);
    expect(await opens(invented.child, real.child)).toBe(404);
  });

  it('reads nothing that the children of the club write, and writes nothing for them', async () => {
    const { invented, real } = await bothInClub();
    const postId = await postBy(world, real.child, { visibility: 'friends' });
    const read = await world.send(invented.child, postEndpoints.read, { params: { postId } });
    expect(read.statusCode).toBe(404);
    expect((await feedOf(world, invented.child)).map(({ id }) => id)).not.toContain(postId);
    const post = await world.send(invented.child, postEndpoints.create, {
      body: { content: 'Hello everybody', visibility: 'friends', media: [] },
    });
    expect(post.statusCode).toBe(403);
  });

  it('comments on nothing', async () => {
    const { club, invented } = await bothInClub();
    const postId = await postBy(world, club.admin, {
      visibility: 'public',
      club_id: club.id,
      is_club_post: true,
    });
    const answer = await world.send(invented.child, commentEndpoints.add, {
      params: { postId },
      body: { content: 'Well done' },
    });
    expect(answer.statusCode).toBe(403);
  });

  it('joins no challenge', async () => {
    const { invented } = await bothInClub();
    const { id: challengeId } = await insertChallenge(world.db);
    const answer = await world.send(invented.child, challengeEndpoints.join, {
      params: { challengeId },
    });
    expect(answer.statusCode).toBe(403);
  });

  it('loses what friends saw when the last verified guardian goes', async () => {
    const { invented, real } = await bothInClub();
    await befriended(world, invented.child, real.child);
    const postId = await postBy(world, invented.child, { visibility: 'friends' });
    const read = await world.send(real.child, postEndpoints.read, { params: { postId } });
    expect(read.statusCode).toBe(404);
    expect(await opens(real.child, invented.child)).toBe(404);
    const { people } = await world.call(real.child, friendEndpoints.list, { query: {} });
    expect(people).toEqual([]);
  });

  it('keeps its log, and sees the events of its club', async () => {
    const { club, invented } = await bothInClub();
    await club.event();
    await loggedSession(world, invented.child);
    const seen = await world.call(invented.child, calendarEndpoints.list, { query: {} });
    expect(JSON.stringify(seen)).toContain('Hoop training');
  });
});
