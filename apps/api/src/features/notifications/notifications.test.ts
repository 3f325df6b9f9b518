import { clubIn, clubWithAdmin } from '#testing/club';
import { family } from '#testing/family';
import { postBy } from '#testing/posts';
import { approvedReview, review } from '#testing/reviews';
import { type Person, type World, createWorld } from '#testing/world';
import { clubEndpoints, manageEndpoints } from '@ribbon/domain/clubs';
import { commentEndpoints } from '@ribbon/domain/comments';
import { calendarEndpoints } from '@ribbon/domain/calendar';
import { familyEndpoints } from '@ribbon/domain/families';
import { friendEndpoints } from '@ribbon/domain/friends';
import type { NotificationQuery } from '@ribbon/domain/notifications';
import { notificationEndpoints as endpoints } from '@ribbon/domain/notifications';
import { postEndpoints } from '@ribbon/domain/posts';
import { reviewEndpoints } from '@ribbon/domain/reviews';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

async function listOf(who: Person, query: Partial<NotificationQuery> = {}) {
  await world.worker.run();
  return (await world.call(who, endpoints.list, { query })).notifications;
}
const unreadOf = async (who: Person) => {
  await world.worker.run();
  return (await world.call(who, endpoints.counts)).unread;
};
const nameOf = (person: Person, name: string) =>
  world.db
    .updateTable('athlete_profiles')
    .set({ full_name: name })
    .where('id', '=', person.id)
    .execute();

/** Somebody asks to join a club, and whoever runs it is told. */
async function asked(life: Parameters<World['person']>[0] = {}) {
  const { clubId, admin } = await clubWithAdmin(world, {
    name: 'Bluebell Club',
    join_policy: 'approval',
  });
  const person = await world.person(life);
  await nameOf(person, 'Hazel Nightingale');
  await world.call(person, clubEndpoints.join, { params: { clubId } });
  return { clubId, admin, person };
}

describe('a notification', () => {
  it('tells what happened, who it was, and where to go', async () => {
    const { admin, person, clubId } = await asked();
    expect(await listOf(admin)).toMatchObject([
      {
        type: 'club_join_request',
        category: 'clubs',
        title: 'New request to join',
        message: 'Hazel Nightingale would like to join Bluebell Club.',
        link: `/club-admin?club=${clubId}&tab=members`,
        person: { id: person.id, name: 'Hazel Nightingale' },
        read: false,
      },
    ]);
    expect(await world.call(admin, endpoints.counts)).toMatchObject({
      unread: 1,
      byCategory: { clubs: 1, friends: 0 },
    });
  });

  it('names a minor by first name and initial', async () => {
    const { admin } = await asked({ birthYear: 2012 });
    const [told] = await listOf(admin);
    expect(told?.message).toBe('Hazel N. would like to join Bluebell Club.');
  });

  it('becomes read by a click, and all of them at once', async () => {
    const { admin, clubId } = await asked();
    for (let more = 0; more < 2; more += 1) {
      await world.call(await world.person(), clubEndpoints.join, { params: { clubId } });
    }
    const [first] = await listOf(admin);
    const params = { notificationId: first?.id ?? '' };
    await world.call(admin, endpoints.read, { params });
    await world.call(admin, endpoints.read, { params });
    expect(await unreadOf(admin)).toBe(2);
    expect(await listOf(admin, { show: 'unread' })).toHaveLength(2);
    await world.call(admin, endpoints.readAll, { body: { show: 'friends' } });
    expect(await unreadOf(admin)).toBe(2);
    await world.call(admin, endpoints.readAll, { body: { show: 'all' } });
    expect(await unreadOf(admin)).toBe(0);
    expect(await listOf(admin)).toHaveLength(3);
  });

  it('is nobody else’s to read', async () => {
    const { admin, person } = await asked();
    const [told] = await listOf(admin);
    const params = { notificationId: told?.id ?? '' };
    expect(await world.refusal(person, endpoints.read, { params })).toMatchObject({
      code: 'notFound',
    });
    expect(await unreadOf(admin)).toBe(1);
  });

  it('is found by its words and filtered by what it is about', async () => {
    const { admin } = await asked();
    expect(await listOf(admin, { search: 'NIGHTINGALE' })).toHaveLength(1);
    expect(await listOf(admin, { search: 'bluebell' })).toHaveLength(1);
    expect(await listOf(admin, { search: 'foxglove' })).toHaveLength(0);
    expect(await listOf(admin, { show: 'clubs' })).toHaveLength(1);
    expect(await listOf(admin, { show: 'posts' })).toHaveLength(0);
  });

  it('comes in pages that neither repeat nor hide', async () => {
    const { admin, clubId } = await asked();
    for (let more = 0; more < 24; more += 1) {
      await world.call(await world.person(), clubEndpoints.join, { params: { clubId } });
    }
    await world.worker.run();
    const first = await world.call(admin, endpoints.list, { query: {} });
    const second = await world.call(admin, endpoints.list, { query: { after: first.next ?? '' } });
    expect(second.next).toBeNull();
    const ids = [...first.notifications, ...second.notifications].map(({ id }) => id);
    expect(new Set(ids).size).toBe(25);
  });

  it('comes once, also when its event is delivered twice', async () => {
    const { admin } = await asked();
    await world.worker.run();
    await world.db
      .updateTable('outbox_events')
      .set({ processed_at: null, available_at: world.clock() })
      .where('subscriber', '=', 'notifications')
      .execute();
    expect(await listOf(admin)).toHaveLength(1);
  });

  it('is hidden in list and count once one has blocked the other', async () => {
    const { admin, person } = await asked();
    expect(await unreadOf(admin)).toBe(1);
    const { username } = await world.db
      .selectFrom('athlete_profiles')
      .select('username')
      .where('id', '=', admin.id)
      .executeTakeFirstOrThrow();
    await world.call(person, friendEndpoints.block, { body: { username } });
    expect(await unreadOf(admin)).toBe(0);
    expect(await listOf(admin)).toEqual([]);
    expect(await listOf(admin, { search: 'hazel' })).toEqual([]);
  });

  it('of a friend request goes when the request is taken back, and comes anew with a new one', async () => {
    const [asker, other] = [await world.person(), await world.person()];
    const params = { userId: other.id };
    const told = async () => (await listOf(other)).map(({ type }) => type);
    await world.call(asker, friendEndpoints.request, { body: params });
    expect(await told()).toEqual(['friend_request']);
    await world.call(asker, friendEndpoints.remove, { params });
    expect([await told(), await unreadOf(other)]).toEqual([[], 0]);
    await world.call(asker, friendEndpoints.request, { body: params });
    expect([await told(), await unreadOf(other)]).toEqual([['friend_request'], 1]);
    await world.call(other, friendEndpoints.accept, { params: { userId: asker.id } });
    expect(await told()).toContain('friend_request');
  });

  it('goes with the post or the comment that it is about, and never leads to nothing', async () => {
    const [author, reader] = [await world.person(), await world.person()];
    const write = async () => {
      const postId = await postBy(world, author, { visibility: 'public' });
      const params = { postId };
      await world.call(reader, postEndpoints.like, { params });
      const body = { content: 'Lovely hoop work!' };
      const { id } = await world.call(reader, commentEndpoints.add, { params, body });
      return { postId, commentId: id };
    };
    const told = async () => (await listOf(author)).map(({ type }) => type).toSorted();
    const { postId, commentId } = await write();
    expect(await told()).toEqual(['post_comment', 'post_like']);
    await world.call(reader, commentEndpoints.remove, { params: { commentId } });
    expect([await told(), await unreadOf(author)]).toEqual([['post_like'], 1]);
    await world.call(author, postEndpoints.hide, { params: { postId } });
    expect([await told(), await unreadOf(author)]).toEqual([[], 0]);
    await world.call(author, postEndpoints.show, { params: { postId } });
    expect(await told()).toEqual(['post_like']);
    await world.call(author, postEndpoints.remove, { params: { postId } });
    expect([await told(), await unreadOf(author)]).toEqual([[], 0]);
  });

  it('is not kept for ever', async () => {
    const { admin } = await asked();
    const [told] = await listOf(admin);
    await world.call(admin, endpoints.read, { params: { notificationId: told?.id ?? '' } });
    await world.db
      .updateTable('notifications')
      .set({ read_at: new Date(world.clock().getTime() - 91 * 86_400_000) })
      .where('user_id', '=', admin.id)
      .execute();
    await world.housekeeper.run();
    expect(await listOf(admin)).toEqual([]);
  });
});

describe('who hears of what', () => {
  it('an answer of a club reaches whoever asked, and a child’s guardians as well', async () => {
    const { clubId, admin, person } = await asked();
    const answer = async (approve: boolean) => {
      const asking = { params: { clubId } };
      const { requests } = await world.call(admin, manageEndpoints.requests, asking);
      const params = { clubId, membershipId: requests[0]?.membershipId ?? '' };
      await world.call(admin, manageEndpoints.decide, { params, body: { approve } });
    };
    await answer(true);
    expect((await listOf(person))[0]?.message).toBe('You are a member of Bluebell Club now.');

    const { child, guardian } = await family(world, { permissions: ['join_clubs'] });
    await world.call(child, clubEndpoints.join, { params: { clubId } });
    expect((await listOf(guardian))[0]?.message).toBe('Mia T. would like to join a club.');
    const [waiting] = (await world.call(guardian, familyEndpoints.overview)).children.flatMap(
      ({ inbox }) => inbox,
    );
    await world.call(guardian, familyEndpoints.decide, {
      params: { itemId: waiting?.id ?? '' },
      body: { approve: true },
    });
    expect((await listOf(child))[0]?.message).toMatch(
      /^You wanted to join a club\. .* said yes\.$/u,
    );
    await answer(false);
    expect((await listOf(child))[0]?.message).toBe(
      'Bluebell Club cannot take you as a member at the moment.',
    );
    expect((await listOf(guardian))[0]?.message).toBe(
      'Bluebell Club cannot take Mia T. as a member at the moment.',
    );
  });

  it('a child’s post goes to the guardian, and the answer to the child', async () => {
    const { child, guardian } = await family(world, { permissions: ['create_posts'] });
    const body = { content: 'My first cartwheel', visibility: 'private' } as const;
    await world.call(child, postEndpoints.create, { body });
    const [told] = await listOf(guardian);
    expect(told).toMatchObject({ type: 'family_decision_needed', link: '/family' });
    expect(JSON.stringify(told)).not.toContain('cartwheel');
    const [waiting] = (await world.call(guardian, familyEndpoints.overview)).children.flatMap(
      ({ inbox }) => inbox,
    );
    await world.call(guardian, familyEndpoints.decide, {
      params: { itemId: waiting?.id ?? '' },
      body: { approve: false },
    });
    expect((await listOf(child))[0]).toMatchObject({ type: 'post_declined' });
  });

  it('likes and comments reach the author: likes as one row that grows, and none that was taken back', async () => {
    const [author, anna, bea] = [await world.person(), await world.person(), await world.person()];
    await nameOf(anna, 'Anna Berg');
    await nameOf(bea, 'Bea Lund');
    const postId = await postBy(world, author, { visibility: 'public' });
    const asking = { params: { postId } };
    await world.call(anna, postEndpoints.like, asking);
    await listOf(author);
    await world.call(bea, postEndpoints.like, asking);
    await world.call(author, postEndpoints.like, asking);
    expect(await listOf(author)).toMatchObject([
      { message: 'Bea Lund and 1 other liked your post.', link: `/post/${postId}` },
    ]);
    await world.call(bea, commentEndpoints.add, { ...asking, body: { content: 'Well done!' } });
    expect((await listOf(author))[0]?.message).toBe('Bea Lund commented on your post.');

    const another = await postBy(world, author, { visibility: 'public' });
    await world.call(anna, postEndpoints.like, { params: { postId: another } });
    await world.call(anna, postEndpoints.unlike, { params: { postId: another } });
    expect(await listOf(author)).toHaveLength(2);
  });

  it('what becomes of an event reaches those who answered', async () => {
    const club = await clubIn(world);
    const member = await club.member();
    const eventId = await club.event({ title: 'Winter gala' });
    await world.call(member, calendarEndpoints.answer, {
      params: { eventId, userId: member.id },
      body: { going: true },
    });
    await world.call(club.admin, calendarEndpoints.cancel, {
      params: { eventId },
      body: { version: 1, scope: 'this' },
    });
    expect((await listOf(member))[0]).toMatchObject({
      type: 'event_cancelled',
      message: 'Winter gala is cancelled.',
      link: `/clubs/${club.id}/events/${eventId}`,
    });
  });

  it('a review reaches the admins, its decision and the club’s reply the author', async () => {
    const boss = await world.person({ roles: ['system_admin'] });
    const { clubId, admin } = await clubWithAdmin(world, { name: 'Foxglove Club' });
    const author = await world.person();
    await review(world, author, clubId);
    expect((await listOf(boss)).map(({ message }) => message)).toContain(
      'A review of Foxglove Club waits for your decision.',
    );
    const other = await world.person();
    await approvedReview(world, boss, other, clubId);
    expect((await listOf(other))[0]).toMatchObject({ title: 'Your review is published' });
    const { reviews } = await world.call(other, reviewEndpoints.ofClub, {
      params: { clubId },
      query: {},
    });
    for (const content of ['Thank you!', 'Thank you so much!']) {
      await world.call(admin, reviewEndpoints.reply, {
        params: { reviewId: reviews[0]?.id ?? '' },
        body: { content },
      });
    }
    expect((await listOf(other)).filter(({ type }) => type === 'review_reply')).toHaveLength(1);
  });
});
