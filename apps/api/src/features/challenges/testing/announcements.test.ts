import { clubIn } from '#testing/club';
import { challengeDraft } from '#testing/sport/challenges';
import { family } from '#testing/family';
import { asFile, samples } from '#testing/media/samples';
import { type Person, type World, createWorld } from '#testing/world';
import { clubTimeOf } from '@ribbon/domain/calendar';
import { challengeEndpoints } from '@ribbon/domain/challenges';
import { mediaEndpoints } from '@ribbon/domain/media';
import { afterAll, beforeAll, expect, it } from 'vitest';

const { create, read, change } = challengeEndpoints;

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const draft = () => challengeDraft(clubTimeOf(world.clock()).day);

/** The audiences that the work notifies of a change to challenges. */
async function toldBy(work: () => Promise<unknown>): Promise<string[]> {
  await world.db.deleteFrom('realtime_events').where('topic', '=', 'challenges').execute();
  await work();
  const received = await world.db
    .selectFrom('realtime_events')
    .select('audience')
    .where('topic', '=', 'challenges')
    .execute();
  return received.map(({ audience }) => audience).toSorted();
}
const users = (...people: readonly Person[]) => people.map(({ id }) => `user:${id}`).toSorted();

it('a challenge for friends is announced to friends, and to nobody else', async () => {
  const [author, friend, blocked] = [
    await world.person(),
    await world.person(),
    await world.person(),
  ];
  for (const other of [friend, blocked]) {
    await world.db
      .insertInto('friendships')
      .values({ requester_id: author.id, addressee_id: other.id, status: 'accepted' })
      .execute();
  }
  await world.db
    .insertInto('blocks')
    .values({ blocker_id: blocked.id, blocked_id: author.id })
    .execute();
  await world.person();
  const body = { ...draft(), maker: 'community' as const };
  expect(await toldBy(() => world.call(author, create, { body }))).toEqual(users(author, friend));
});

it('a club’s is announced to its members, admins and the guardians of its children', async () => {
  const club = await clubIn(world);
  const member = await club.member();
  const { child, guardian } = await family(world);
  await club.join(child);
  const body = { ...draft(), maker: 'coach' as const, clubId: club.id };
  const received = await toldBy(() => world.call(club.admin, create, { body }));
  expect(received).toEqual(expect.arrayContaining(users(club.admin, member, child, guardian)));
  expect(received).not.toContain('everyone');
});

it('Ribbon’s own is announced to everyone', async () => {
  const admin = await world.person({ roles: ['system_admin'] });
  const body = { ...draft(), maker: 'system' as const };
  expect(await toldBy(() => world.call(admin, create, { body }))).toEqual(['everyone']);
});

it('a picture that nobody has looked at stays when the challenge is changed', async () => {
  const author = await world.person();
  const { id: imageId } = await world.call(author, mediaEndpoints.upload, {
    params: { purpose: 'challenge' },
    file: asFile('hoop.png', await samples.picture()),
  });
  const body = { ...draft(), maker: 'community' as const, imageId };
  const { id: challengeId } = await world.call(author, create, { body });
  const params = { challengeId };
  const before = await world.call(author, read, { params });
  expect([before.image, before.picture?.id]).toEqual([null, imageId]);
  const changed = { ...body, title: 'Balance fortnight', imageId: before.picture?.id ?? null };
  await world.call(author, change, { params, body: changed });
  const after = await world.call(author, read, { params });
  expect([after.title, after.picture?.id]).toEqual(['Balance fortnight', imageId]);
});
