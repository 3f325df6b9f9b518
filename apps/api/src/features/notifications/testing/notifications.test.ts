import { postBy } from '#testing/posts';
import type { Person } from '#testing/world';
import { clubEndpoints } from '@ribbon/domain/clubs';
import { commentEndpoints } from '@ribbon/domain/comments';
import { friendEndpoints } from '@ribbon/domain/friends';
import { notificationEndpoints as endpoints } from '@ribbon/domain/notifications';
import { postEndpoints } from '@ribbon/domain/posts';
import { describe, expect, it } from 'vitest';
import { asked, listOf, openWorld, world } from './notifications.fixture.ts';

openWorld();

const unreadOf = async (who: Person) => {
  await world.worker.run();
  return (await world.call(who, endpoints.counts)).unread;
};

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

  it('quotes the comment or the post it is about, as long as it stands', async () => {
    const [author, friend] = [await world.person(), await world.person()];
    const postId = await postBy(world, author, {
      content: 'A clean hoop routine',
      visibility: 'public',
    });
    await world.call(friend, postEndpoints.like, { params: { postId } });
    await world.call(friend, commentEndpoints.add, {
      params: { postId },
      body: { content: 'So proud of you!' },
    });
    await world.worker.run();
    const quotes = async () =>
      Object.fromEntries((await listOf(author)).map(({ type, quote }) => [type, quote]));
    expect(await quotes()).toEqual({
      post_comment: 'So proud of you!',
      post_like: 'A clean hoop routine',
    });
    await world.call(friend, friendEndpoints.blockPerson, { params: { userId: author.id } });
    expect(await quotes()).toEqual({});
  });

  it('names a minor by first name and initial', async () => {
    const { admin } = await asked({ birthYear: 2012 });
    const [notificationsOf] = await listOf(admin);
    expect(notificationsOf?.message).toBe('Hazel N. would like to join Bluebell Club.');
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
    const [notificationsOf] = await listOf(admin);
    const params = { notificationId: notificationsOf?.id ?? '' };
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
    const [requester, other] = [await world.person(), await world.person()];
    const params = { userId: other.id };
    const notificationsOf = async () => (await listOf(other)).map(({ type }) => type);
    await world.call(requester, friendEndpoints.request, { body: params });
    expect(await notificationsOf()).toEqual(['friend_request']);
    await world.call(requester, friendEndpoints.remove, { params });
    expect([await notificationsOf(), await unreadOf(other)]).toEqual([[], 0]);
    await world.call(requester, friendEndpoints.request, { body: params });
    expect([await notificationsOf(), await unreadOf(other)]).toEqual([['friend_request'], 1]);
    await world.call(other, friendEndpoints.accept, { params: { userId: requester.id } });
    expect(await notificationsOf()).toContain('friend_request');
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
    const notificationsOf = async () => (await listOf(author)).map(({ type }) => type).toSorted();
    const { postId, commentId } = await write();
    expect(await notificationsOf()).toEqual(['post_comment', 'post_like']);
    await world.call(reader, commentEndpoints.remove, { params: { commentId } });
    expect([await notificationsOf(), await unreadOf(author)]).toEqual([['post_like'], 1]);
    await world.call(author, postEndpoints.hide, { params: { postId } });
    expect([await notificationsOf(), await unreadOf(author)]).toEqual([[], 0]);
    await world.call(author, postEndpoints.show, { params: { postId } });
    expect(await notificationsOf()).toEqual(['post_like']);
    await world.call(author, postEndpoints.remove, { params: { postId } });
    expect([await notificationsOf(), await unreadOf(author)]).toEqual([[], 0]);
  });

  it('is not kept for ever', async () => {
    const { admin } = await asked();
    const [notificationsOf] = await listOf(admin);
    await world.call(admin, endpoints.read, {
      params: { notificationId: notificationsOf?.id ?? '' },
    });
    await world.db
      .updateTable('notifications')
      .set({ read_at: new Date(world.clock().getTime() - 91 * 86_400_000) })
      .where('user_id', '=', admin.id)
      .execute();
    await world.housekeeper.run();
    expect(await listOf(admin)).toEqual([]);
  });
});
