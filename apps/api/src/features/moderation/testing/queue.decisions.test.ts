import { family } from '#testing/family';
import { decideAbout, queueOf, queuedAs } from '#testing/decisions/queue';
import type { Person } from '#testing/world';
import { commentEndpoints } from '@ribbon/domain/comments';
import { queueEndpoints as endpoints } from '@ribbon/domain/moderation';
import { notificationEndpoints } from '@ribbon/domain/notifications';
import { postEndpoints } from '@ribbon/domain/posts';
import { describe, expect, it } from 'vitest';
import { randomUUID } from 'node:crypto';
import {
  aged,
  heldComment,
  moderator,
  openWorld,
  send,
  share,
  stateOf,
  teenWithPhoto,
  notificationsTo,
  world,
} from './queue.fixture.ts';

openWorld();

const actsAbout = (contentId: string) =>
  world.db
    .selectFrom('audit_log')
    .select(['actor_id', 'action', 'subject_kind', 'reason'])
    .where('subject_id', '=', contentId)
    .execute();

describe('a decision', () => {
  const say = async (who: Person, contentId: string, decision: string, note = 'Not for children') =>
    world.send(who, endpoints.decide, {
      params: { itemId: await queuedAs(world, contentId) },
      body: { decision, note } as never,
    });

  it('is made by one of two who decide at once; the other one hears what was decided', async () => {
    const other = await world.person({ roles: ['system_admin'] });
    const { mediaId, teen, postId } = await teenWithPhoto();
    const answers = await Promise.all([
      say(moderator, mediaId, 'approved', ''),
      say(other, mediaId, 'rejected'),
    ]);
    const won = answers.find(({ statusCode }) => statusCode === 200)?.json();
    const lost = answers.find(({ statusCode }) => statusCode === 409)?.json();
    expect(lost).toMatchObject({
      code: 'queueDecided',
      message: 'Someone else has already decided this.',
      data: { status: won.status, by: won.decision.by, note: won.decision.note },
    });
    expect(await actsAbout(mediaId)).toHaveLength(1);
    const becomes = won.status === 'approved' ? 'approved' : 'needs_change';
    expect(await stateOf(teen, postId)).toBe(becomes);
  });

  it('said twice by the same moderator is one decision', async () => {
    const { mediaId } = await teenWithPhoto();
    const codes = [];
    for (const decision of ['rejected', 'rejected', 'approved']) {
      codes.push((await say(moderator, mediaId, decision)).statusCode);
    }
    expect(codes).toEqual([200, 200, 409]);
    expect(await actsAbout(mediaId)).toHaveLength(1);
  });

  it('is in the audit log, with who and why', async () => {
    const { mediaId } = await teenWithPhoto();
    const { id } = await heldComment();
    await say(moderator, mediaId, 'approved', '');
    await say(moderator, id, 'rejected', 'It asks for a phone number');
    expect([...(await actsAbout(mediaId)), ...(await actsAbout(id))]).toEqual([
      {
        actor_id: moderator.id,
        action: 'media.approved',
        subject_kind: 'media',
        reason: 'It was held: Shared by a minor',
      },
      {
        actor_id: moderator.id,
        action: 'comment.rejected',
        subject_kind: 'comment',
        reason: 'It asks for a phone number',
      },
    ]);
    const [last] = await queueOf(world, moderator, { state: 'decided' });
    expect(last).toMatchObject({
      status: 'rejected',
      decision: { note: 'It asks for a phone number' },
    });
  });

  it('against something says why', async () => {
    const { mediaId } = await teenWithPhoto();
    const refusal = (await say(moderator, mediaId, 'rejected', ' ')).json();
    expect(refusal).toMatchObject({
      issues: [{ path: 'note', message: 'Please give a reason' }],
    });
    const long = (await say(moderator, mediaId, 'rejected', 'x'.repeat(1001))).json();
    expect(long.issues[0].message).toBe('Notes can be up to 1000 characters');
  });

  it('about one’s own things is somebody else’s', async () => {
    const mediaId = await send(moderator);
    await share(moderator, [mediaId]);
    const refusal = await say(moderator, mediaId, 'approved', '');
    expect([refusal.statusCode, refusal.json().message]).toEqual([
      403,
      'This is yours, so someone else will decide.',
    ]);
    expect(await actsAbout(mediaId)).toEqual([]);
  });

  it('about one’s child’s things is somebody else’s, as the list says beforehand', async () => {
    const guardian = await world.person({ roles: ['system_admin'] });
    const { child } = await family(world, {
      guardian,
      permissions: ['create_posts', 'upload_media'],
    });
    const mediaId = await send(child);
    await share(child, [mediaId]);
    const listed = async (who: Person) =>
      (await queueOf(world, who)).find(({ media }) => media?.id === mediaId)?.isOfOwnChild;
    expect([await listed(guardian), await listed(moderator)]).toEqual([true, false]);
    const refusal = await say(guardian, mediaId, 'approved', '');
    expect([refusal.statusCode, refusal.json().message]).toEqual([
      403,
      'This is your child’s, so someone else will decide.',
    ]);
    expect((await say(moderator, mediaId, 'approved', '')).statusCode).toBe(200);
  });

  it('is nobody’s but a moderator’s', async () => {
    const { teen, friend, mediaId } = await teenWithPhoto();
    for (const who of [teen, friend]) {
      expect((await say(who, mediaId, 'approved', '')).statusCode).toBe(403);
    }
  });
});

describe('those who moderate', () => {
  it('are told once that something waits, again after they have read it, and not when it is done', async () => {
    const one = await world.person({ roles: ['system_admin'] });
    const waiting = async () =>
      (await notificationsTo(one)).filter(({ type }) => type === 'queue_waiting').length;
    const unread = async () => {
      await world.worker.run();
      return (await world.call(one, notificationEndpoints.counts)).unread;
    };
    await teenWithPhoto();
    expect([await waiting(), await unread()]).toEqual([1, 1]);
    await teenWithPhoto();
    expect([await waiting(), await unread()]).toEqual([1, 1]);
    await world.call(one, notificationEndpoints.readAll, { body: { show: 'all' } });
    expect([await waiting(), await unread()]).toEqual([1, 0]);
    await teenWithPhoto();
    expect([await waiting(), await unread()]).toEqual([1, 1]);
    for (const { id } of await queueOf(world, one)) {
      await world.call(one, endpoints.decide, {
        params: { itemId: id },
        body: { decision: 'approved', note: '' },
      });
    }
    expect([await waiting(), await unread()]).toEqual([0, 0]);
  });
});

describe('what is gone', () => {
  const statusOf = async (contentId: string) =>
    world.db
      .selectFrom('moderation_queue')
      .select('status')
      .where('content_id', '=', contentId)
      .executeTakeFirst();

  it('leaves the queue with its post, its picture or its words', async () => {
    const deleted = await teenWithPhoto();
    await world.call(deleted.teen, postEndpoints.remove, { params: { postId: deleted.postId } });
    const edited = await teenWithPhoto();
    await world.call(edited.teen, postEndpoints.edit, {
      params: { postId: edited.postId },
      body: { content: 'Without a picture', visibility: 'friends', media: [] },
    });
    expect(await stateOf(edited.teen, edited.postId)).toBe('approved');
    const comment = await heldComment();
    await world.call(comment.writer, commentEndpoints.remove, {
      params: { commentId: comment.id },
    });
    const waiting = await queueOf(world, moderator);
    for (const id of [deleted.mediaId, edited.mediaId, comment.id]) {
      expect(await statusOf(id)).toEqual({ status: 'withdrawn' });
      const item = await queuedAs(world, id);
      expect(waiting.map((entry) => entry.id)).not.toContain(item);
      const refusal = await world.refusal(moderator, endpoints.decide, {
        params: { itemId: item },
        body: { decision: 'approved' },
      });
      expect(refusal).toMatchObject({
        status: 409,
        message: 'The author has withdrawn this in the meantime.',
        data: { status: 'withdrawn' },
      });
      expect(await actsAbout(id)).toEqual([]);
    }
    const [first] = await queueOf(world, moderator, { state: 'decided' });
    expect(first).toMatchObject({ status: 'withdrawn', comment: null, decision: { by: null } });
  });

  it('in the very moment of the decision is no accident', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { teen, mediaId, postId } = await teenWithPhoto();
      const itemId = await queuedAs(world, mediaId);
      const [removed, decided] = await Promise.all([
        world.send(teen, postEndpoints.remove, { params: { postId } }),
        world.send(moderator, endpoints.decide, {
          params: { itemId },
          body: { decision: 'approved' },
        }),
      ]);
      expect(removed.statusCode).toBe(204);
      expect([200, 409]).toContain(decided.statusCode);
    }
  });
});

describe('the list', () => {
  it('comes page by page, most urgent and oldest first, whoever has blocked whom', async () => {
    const teen = await aged(14);
    await world.db
      .insertInto('blocks')
      .values({ blocker_id: teen.id, blocked_id: moderator.id })
      .execute();
    await world.db
      .insertInto('moderation_queue')
      .values(
        Array.from({ length: 45 }, (_, nth) => ({
          content_kind: 'media' as const,
          content_id: randomUUID(),
          author_id: teen.id,
          reason: 'minor_media' as const,
          priority: nth % 2,
          created_at: new Date(world.clock().getTime() - (nth % 7) * 1000),
        })),
      )
      .execute();
    await heldComment();
    const items = await queueOf(world, moderator);
    const order = items.map(({ priority, createdAt }) => [-priority, createdAt.getTime()]);
    expect(order).toEqual(order.toSorted(([a = 0, b = 0], [c = 0, d = 0]) => a - c || b - d));
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
    expect(items.filter(({ author }) => author.id === teen.id)).toHaveLength(45);
    const counts = await world.call(moderator, endpoints.counts);
    expect(counts).toMatchObject({
      waiting: items.length,
      atRisk: items.filter(({ priority }) => priority === 2).length,
      ofMinors: items.filter(({ priority }) => priority === 1).length,
      oldestAt: new Date(Math.min(...items.map(({ createdAt }) => createdAt.getTime()))),
    });
  });

  it('is narrowed by kind, reason and state', async () => {
    const { mediaId } = await teenWithPhoto();
    await decideAbout(world, moderator, mediaId, 'approved');
    const of = async (filter: Parameters<typeof queueOf>[2]) =>
      new Set(
        (await queueOf(world, moderator, filter)).map(({ kind, reason }) => `${kind} ${reason}`),
      );
    expect(await of({ kind: 'comment' })).toEqual(new Set(['comment pattern']));
    expect(await of({ reason: 'minor_media' })).toEqual(new Set(['media minor_media']));
    expect(await of({ kind: 'comment', reason: 'minor_media' })).toEqual(new Set());
    const decided = await queueOf(world, moderator, { state: 'decided', reason: 'minor_media' });
    expect(decided[0]).toMatchObject({ media: { id: mediaId }, status: 'approved' });
    const moments = decided.map(({ decision }) => decision?.at.getTime() ?? 0);
    expect(moments).toEqual(moments.toSorted((one, other) => other - one));
  });
});
