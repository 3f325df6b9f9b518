import { clubIn, enrol, newClub } from '#testing/club';
import { family } from '#testing/family';
import { postBy } from '#testing/posts';
import { type Person, type World, createWorld } from '#testing/world';
import { clubEndpoints } from '@ribbon/domain/clubs';
import { commentEndpoints } from '@ribbon/domain/comments';
import { calendarEndpoints } from '@ribbon/domain/calendar';
import { type Permission, familyEndpoints } from '@ribbon/domain/families';
import { friendEndpoints } from '@ribbon/domain/friends';
import { postEndpoints } from '@ribbon/domain/posts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

type Family = Awaited<ReturnType<typeof family>>;

const set = (
  { guardian, child }: Family,
  permission: Permission,
  granted: boolean,
  expiresAt: Date | null = null,
) =>
  world.call(guardian, familyEndpoints.setPermission, {
    params: { childId: child.id, permission },
    body: { granted, expiresAt: expiresAt?.toISOString() ?? null },
  });

const inboxOf = async ({ guardian }: Family) =>
  (await world.call(guardian, familyEndpoints.overview)).children[0]?.inbox ?? [];

/** The guardian says yes to everything that waits. */
async function approveAll(of: Family): Promise<void> {
  for (const { id: itemId } of await inboxOf(of)) {
    await world.call(of.guardian, familyEndpoints.decide, {
      params: { itemId },
      body: { approve: true },
    });
  }
}

async function clubOf(...people: Person[]) {
  const clubId = await newClub(world);
  for (const person of people) await enrol(world, clubId, person);
  return clubId;
}

const friendsOf = async (who: Person) =>
  (await world.call(who, friendEndpoints.list, { query: {} })).people.map(
    ({ person }) => person.id,
  );

describe('friends, once the guardian has switched them off', () => {
  it('are not made by a request that the guardian had approved before', async () => {
    const one = await family(world, { permissions: ['add_friends'] });
    const other = await world.person({ birthYear: world.clock().getUTCFullYear() - 14 });
    await clubOf(one.child, other);
    await world.call(one.child, friendEndpoints.request, { body: { userId: other.id } });
    await approveAll(one);
    await set(one, 'add_friends', false);
    const refused = await world.refusal(other, friendEndpoints.accept, {
      params: { userId: one.child.id },
    });
    expect(refused).toMatchObject({ status: 404 });
    expect(await friendsOf(one.child)).toEqual([]);
  });

  it('are not made by a request that the child could have accepted', async () => {
    const one = await family(world, { permissions: ['add_friends'] });
    const other = await world.person({ birthYear: world.clock().getUTCFullYear() - 14 });
    await clubOf(one.child, other);
    await world.call(other, friendEndpoints.request, { body: { userId: one.child.id } });
    await approveAll(one);
    await set(one, 'add_friends', false);
    const refused = await world.refusal(one.child, friendEndpoints.accept, {
      params: { userId: other.id },
    });
    expect(refused).toMatchObject({ status: 404 });
    expect(await inboxOf(one)).toEqual([]);
  });

  it('are not made when the permission has run out, before anything was tidied away', async () => {
    const one = await family(world, { permissions: ['add_friends'] });
    const other = await world.person({ birthYear: world.clock().getUTCFullYear() - 14 });
    await clubOf(one.child, other);
    await world.call(one.child, friendEndpoints.request, { body: { userId: other.id } });
    await approveAll(one);
    await set(one, 'add_friends', true, new Date(world.clock().getTime() + 60_000));
    world.turnClock(2);
    const refused = await world.refusal(other, friendEndpoints.accept, {
      params: { userId: one.child.id },
    });
    expect(refused).toMatchObject({ code: 'cannotAcceptFriend' });
    await world.housekeeper.run();
    const gone = await world.refusal(other, friendEndpoints.accept, {
      params: { userId: one.child.id },
    });
    expect(gone).toMatchObject({ status: 404 });
  });

  it('stay, if they were there: each is the guardian’s to end', async () => {
    const one = await family(world, { permissions: ['add_friends'] });
    const other = await world.person({ birthYear: world.clock().getUTCFullYear() - 14 });
    await clubOf(one.child, other);
    await world.call(one.child, friendEndpoints.request, { body: { userId: other.id } });
    await approveAll(one);
    await world.call(other, friendEndpoints.accept, { params: { userId: one.child.id } });
    await set(one, 'add_friends', false);
    expect(await friendsOf(one.child)).toEqual([other.id]);
  });
});

const statusOf = async (table: 'posts' | 'comments', author: Person) =>
  (
    await world.db
      .selectFrom(table)
      .select('approval_status')
      .where('author_id', '=', author.id)
      .execute()
  ).map(({ approval_status }) => approval_status);

describe('what the child had begun, once the guardian has switched it off', () => {
  it('is no post, neither one that waits nor one that the team has not looked at', async () => {
    const one = await family(world, { permissions: ['create_posts'] });
    await world.call(one.child, postEndpoints.create, {
      body: { content: 'My new hoop', visibility: 'friends', media: [] },
    });
    await postBy(world, one.child, { approval_status: 'held' });
    await postBy(world, one.child, { approval_status: 'approved' });
    await set(one, 'create_posts', false);
    expect((await statusOf('posts', one.child)).toSorted()).toEqual([
      'approved',
      'rejected',
      'rejected',
    ]);
    expect(await inboxOf(one)).toEqual([]);
  });

  it('is no comment', async () => {
    const one = await family(world, { permissions: ['comment'] });
    const friend = await world.person({ birthYear: world.clock().getUTCFullYear() - 14 });
    await clubOf(one.child, friend);
    const postId = await postBy(world, friend);
    await world.call(one.child, commentEndpoints.add, {
      params: { postId },
      body: { content: 'Lovely!' },
    });
    await world.db
      .insertInto('comments')
      .values({
        post_id: postId,
        author_id: one.child.id,
        content: 'Again',
        approval_status: 'held',
      })
      .execute();
    await set(one, 'comment', false);
    expect(await statusOf('comments', one.child)).toEqual(['rejected', 'rejected']);
    expect(await inboxOf(one)).toEqual([]);
  });

  it('is no club, whether the guardian or the club has yet to answer', async () => {
    const one = await family(world, { permissions: ['join_clubs'] });
    const [first, second] = [
      await newClub(world, { join_policy: 'approval' }),
      await newClub(world, { join_policy: 'approval' }),
    ];
    await world.call(one.child, clubEndpoints.join, { params: { clubId: first } });
    await approveAll(one);
    await world.call(one.child, clubEndpoints.join, { params: { clubId: second } });
    await set(one, 'join_clubs', false);
    const rows = await world.db
      .selectFrom('club_memberships')
      .select('status')
      .where('user_id', '=', one.child.id)
      .execute();
    expect(rows.map(({ status }) => status)).toEqual(['left', 'left']);
    expect(await inboxOf(one)).toEqual([]);
  });

  it('is no event to which nobody has said yes', async () => {
    const one = await family(world, { permissions: ['join_clubs'] });
    const club = await clubIn(world);
    await club.join(one.child);
    const eventId = await club.event();
    await world.call(one.child, calendarEndpoints.answer, {
      params: { eventId, userId: one.child.id },
      body: { going: true },
    });
    expect(await inboxOf(one)).toHaveLength(1);
    await set(one, 'join_clubs', false);
    expect(await inboxOf(one)).toEqual([]);
    const answers = await world.db
      .selectFrom('club_event_rsvps')
      .select('status')
      .where('user_id', '=', one.child.id)
      .execute();
    expect(answers.map(({ status }) => status)).not.toContain('waiting_guardian');
  });

  it('does not come back when it is switched on again', async () => {
    const one = await family(world, { permissions: ['create_posts'] });
    await world.call(one.child, postEndpoints.create, {
      body: { content: 'My new hoop', visibility: 'friends', media: [] },
    });
    await set(one, 'create_posts', false);
    await set(one, 'create_posts', true);
    expect(await statusOf('posts', one.child)).toEqual(['rejected']);
  });
});
