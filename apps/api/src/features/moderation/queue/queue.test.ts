import { clubIn } from '#testing/club';
import { commentsSeenBy, publicPost } from '#testing/comments';
import { family } from '#testing/family';
import { asFile, samples } from '#testing/media/samples';
import { befriended, feedOf } from '#testing/posts';
import { decideAbout, queueOf, queuedAs } from '#testing/queue';
import { type Person, type World, createWorld } from '#testing/world';
import { clubEndpoints, manageEndpoints } from '@ribbon/domain/clubs';
import { commentEndpoints } from '@ribbon/domain/comments';
import { familyEndpoints } from '@ribbon/domain/families';
import { type MediaId, type MediaPurpose, mediaEndpoints } from '@ribbon/domain/media';
import { queueEndpoints as endpoints } from '@ribbon/domain/moderation';
import { notificationEndpoints } from '@ribbon/domain/notifications';
import { type PostId, postEndpoints } from '@ribbon/domain/posts';
import { profileEndpoints } from '@ribbon/domain/profiles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomUUID } from 'node:crypto';

let world: World;
let moderator: Person;
let photo: File;
beforeAll(async () => {
  world = await createWorld();
  moderator = await world.person({ roles: ['system_admin'] });
  photo = asFile('routine.png', await samples.picture(900, 600));
});
afterAll(() => world.close());

const aged = (age: number) => world.person({ birthYear: world.clock().getUTCFullYear() - age });
const send = async (who: Person, purpose: MediaPurpose = 'post', file = photo) =>
  (await world.call(who, mediaEndpoints.upload, { params: { purpose }, file })).id;
const sees = async (who: Person | undefined, mediaId: MediaId, variant = 'small' as const) =>
  (await world.send(who, mediaEndpoints.read, { params: { mediaId, variant } })).statusCode;
const share = async (who: Person, ids: MediaId[], content = 'My new routine') =>
  world.call(who, postEndpoints.create, {
    body: { content, visibility: 'friends', media: ids.map((id) => ({ id, alt: 'A hoop' })) },
  });
const stateOf = async (who: Person, postId: PostId) =>
  (await world.call(who, postEndpoints.read, { params: { postId } })).approvalStatus;
const toldTo = async (who: Person) => {
  await world.worker.run();
  const { notifications } = await world.call(who, notificationEndpoints.list, { query: {} });
  return notifications.map(({ type, message }) => ({ type, message }));
};
const actsAbout = (contentId: string) =>
  world.db
    .selectFrom('audit_log')
    .select(['actor_id', 'action', 'subject_kind', 'reason'])
    .where('subject_id', '=', contentId)
    .execute();

/** A teenager with a friend, and a photo that waits for a look. */
async function teenWithPhoto() {
  const [teen, friend] = [await aged(14), await world.person()];
  await befriended(world, friend, teen);
  const mediaId = await send(teen);
  const { id: postId } = await share(teen, [mediaId]);
  return { teen, friend, mediaId, postId };
}

/** What somebody wrote below a teenager's post, held. */
async function heldComment(author?: Person) {
  const writer = author ?? (await world.person());
  const teen = await aged(14);
  await befriended(world, writer, teen);
  const postId = await publicPost(world, teen, { visibility: 'friends' });
  const { id } = await world.call(writer, commentEndpoints.add, {
    params: { postId },
    body: { content: 'See you at training' },
  });
  // As `patternWatch` leaves it; how it comes to that is a matter of the comments’ tests.
  await world.db
    .updateTable('comments')
    .set({ approval_status: 'held' })
    .where('id', '=', id)
    .execute();
  await world.db
    .insertInto('moderation_queue')
    .values({
      content_kind: 'comment',
      content_id: id,
      author_id: writer.id,
      reason: 'pattern',
      priority: 2,
      created_at: world.clock(),
    })
    .execute();
  return { writer, teen, postId, id };
}

describe('a photo of a fourteen-year-old', () => {
  it('is a secret while it is held, seen by its author and the moderators alone', async () => {
    const { teen, friend, mediaId, postId } = await teenWithPhoto();
    expect(await stateOf(teen, postId)).toBe('held');
    expect([await sees(teen, mediaId), await sees(moderator, mediaId)]).toEqual([200, 200]);
    for (const who of [friend, undefined]) expect(await sees(who, mediaId)).toBe(404);
    expect(await feedOf(world, friend)).toEqual([]);
  });

  it('comes before the moderators with everything they have to know', async () => {
    const { teen, mediaId, postId } = await teenWithPhoto();
    const items = await queueOf(world, moderator);
    expect(items.find(({ media }) => media?.id === mediaId)).toMatchObject({
      kind: 'media',
      reason: 'minor_media',
      priority: 1,
      status: 'waiting',
      author: { id: teen.id, ageBand: '13-15' },
      comment: null,
      media: { kind: 'image', width: 900, height: 600, alt: 'A hoop', shownBy: 'post' },
      post: { id: postId, content: 'My new routine', visibility: 'friends', files: 1 },
      club: null,
      decision: null,
    });
  });

  it('is seen by a friend once it was approved, and the author is told', async () => {
    const { teen, friend, mediaId, postId } = await teenWithPhoto();
    const decided = await decideAbout(world, moderator, mediaId, 'approved');
    expect(decided).toMatchObject({ status: 'approved', decision: { by: 'Person Number 1' } });
    expect([await sees(friend, mediaId), await sees(undefined, mediaId)]).toEqual([200, 404]);
    expect((await feedOf(world, friend)).map(({ id }) => id)).toEqual([postId]);
    expect(await toldTo(teen)).toContainEqual({
      type: 'post_published',
      message: 'Somebody from our team has looked at it. Others can see it now.',
    });
  });

  it('is never seen by anybody after a no, and its post waits for a change', async () => {
    const { teen, friend, mediaId, postId } = await teenWithPhoto();
    await decideAbout(world, moderator, mediaId, 'rejected');
    expect(await stateOf(teen, postId)).toBe('needs_change');
    for (const who of [teen, friend, undefined]) expect(await sees(who, mediaId)).toBe(404);
    expect(await feedOf(world, friend)).toEqual([]);
    const told = (await toldTo(teen)).find(({ type }) => type === 'post_needs_change');
    expect(told?.message).toContain('you are not in trouble');
    // An edit does not bring it back; the author shares the words without it.
    const again = await world.refusal(teen, postEndpoints.edit, {
      params: { postId },
      body: { content: 'Once more', visibility: 'friends', media: [{ id: mediaId }] },
    });
    expect(again.code).toBe('mediaNotYours');
    await world.call(teen, postEndpoints.edit, {
      params: { postId },
      body: { content: 'My new routine', visibility: 'friends', media: [] },
    });
    expect((await feedOf(world, friend)).map(({ media }) => media)).toEqual([[]]);
  });

  it('among others holds its post until all of them were looked at', async () => {
    const [teen, friend] = [await aged(14), await world.person()];
    await befriended(world, friend, teen);
    const [one, two] = [await send(teen), await send(teen)];
    const { id: postId } = await share(teen, [one, two]);
    await decideAbout(world, moderator, one, 'approved');
    expect([await stateOf(teen, postId), await sees(friend, one)]).toEqual(['held', 404]);
    await decideAbout(world, moderator, two, 'rejected');
    expect(await stateOf(teen, postId)).toBe('needs_change');
  });

  it('and another one of the same post, decided by two at once, leave nothing behind', async () => {
    const other = await world.person({ roles: ['system_admin'] });
    const teen = await aged(14);
    const [one, two] = [await send(teen), await send(teen)];
    const { id: postId } = await share(teen, [one, two]);
    await Promise.all([
      decideAbout(world, moderator, one, 'approved'),
      decideAbout(world, other, two, 'approved'),
    ]);
    expect(await stateOf(teen, postId)).toBe('approved');
  });
});

describe('other things that people show', () => {
  it('an adult’s picture that nobody checked is up; a no takes its post down', async () => {
    const [mia, friend] = [await world.person(), await world.person()];
    await befriended(world, friend, mia);
    const [fine, bad] = [await send(mia), await send(mia)];
    await share(mia, [fine]);
    const { id: postId } = await share(mia, [bad]);
    await decideAbout(world, moderator, fine, 'approved');
    // It was up before, so there is no news.
    expect((await toldTo(mia)).map(({ type }) => type)).not.toContain('post_published');
    await decideAbout(world, moderator, bad, 'rejected');
    expect([await stateOf(mia, postId), await sees(friend, bad)]).toEqual(['needs_change', 404]);
    expect((await feedOf(world, friend)).map(({ id }) => id)).not.toContain(postId);
  });

  it('a minor’s profile picture is worn after a yes, and taken off after a no', async () => {
    for (const decision of ['approved', 'rejected'] as const) {
      const [teen, friend] = [await aged(14), await world.person()];
      await befriended(world, friend, teen);
      const imageId = await send(teen, 'profile');
      await world.call(teen, profileEndpoints.changePicture, { body: { imageId } });
      const { media } = await decideAbout(world, moderator, imageId, decision);
      expect(media?.shownBy).toBe('profile');
      const isUp = decision === 'approved';
      expect(await world.call(teen, profileEndpoints.own)).toMatchObject({
        imageId: isUp ? imageId : null,
        isPictureHeld: false,
      });
      expect(await sees(friend, imageId)).toBe(isUp ? 200 : 404);
      expect((await toldTo(teen))[0]).toMatchObject({ type: 'picture_reviewed' });
    }
  });

  it('a logo that has to go leaves the club its drawing, and who gave it is told', async () => {
    const club = await clubIn(world);
    const { admin } = club;
    const imageId = await send(admin, 'club-logo');
    const params = { clubId: club.id };
    await world.call(admin, manageEndpoints.changeLogo, { params, body: { imageId } });
    const item = await decideAbout(world, moderator, imageId, 'rejected');
    expect(item).toMatchObject({ media: { shownBy: 'club' }, club: { id: club.id } });
    expect(await world.call(undefined, clubEndpoints.read, { params })).toMatchObject({
      imageId: null,
    });
    expect(await sees(undefined, imageId)).toBe(404);
    expect((await toldTo(admin))[0]?.message).toContain('cannot be shown on Ribbon');
  });

  it('a minor’s video waits like a picture', async () => {
    const [teen, friend] = [await aged(16), await world.person()];
    await befriended(world, friend, teen);
    const clip = await send(teen, 'post', asFile('clip.mp4', await samples.mp4()));
    await share(teen, [clip]);
    const play = async (who: Person) =>
      (await world.send(who, mediaEndpoints.read, { params: { mediaId: clip, variant: 'video' } }))
        .statusCode;
    expect([await play(moderator), await play(friend)]).toEqual([200, 404]);
    await decideAbout(world, moderator, clip, 'approved');
    expect(await play(friend)).toBe(200);
  });

  it('a child’s needs the guardian as well, in whatever order they say yes', async () => {
    const { child, guardian } = await family(world, {
      permissions: ['create_posts', 'upload_media'],
    });
    const friend = await aged(12);
    await befriended(world, friend, child);
    const answer = async (approve: boolean) => {
      const { children } = await world.call(guardian, familyEndpoints.overview);
      const itemId = children[0]?.inbox[0]?.id ?? '';
      await world.call(guardian, familyEndpoints.decide, { params: { itemId }, body: { approve } });
    };
    const first = await send(child);
    const early = await share(child, [first]);
    await decideAbout(world, moderator, first, 'approved');
    expect(await stateOf(child, early.id)).toBe('waiting_guardian');
    await answer(true);
    expect(await stateOf(child, early.id)).toBe('approved');
    const second = await send(child);
    const late = await share(child, [second]);
    await decideAbout(world, moderator, second, 'rejected');
    await answer(true);
    expect(await stateOf(child, late.id)).toBe('needs_change');
    const told = (await toldTo(guardian)).find(({ type }) => type === 'post_needs_change');
    expect(told?.message).toContain('A picture or video in a post of Mia');
  });
});

describe('a comment that was held', () => {
  it('is first in the queue, with the words, the post and the child it stands with', async () => {
    const { writer, teen, postId, id } = await heldComment();
    const items = await queueOf(world, moderator, { kind: 'comment' });
    expect(items.find(({ author }) => author.id === writer.id)).toMatchObject({
      reason: 'pattern',
      priority: 2,
      comment: 'See you at training',
      media: null,
      author: { ageBand: 'adult' },
      post: { id: postId, author: { id: teen.id, ageBand: '13-15' } },
    });
    expect((await queueOf(world, moderator))[0]?.priority).toBe(2);
    await decideAbout(world, moderator, id, 'rejected');
  });

  it('is read and counted once it was approved, and both people are told', async () => {
    const { writer, teen, postId, id } = await heldComment();
    const counted = async () =>
      (await world.call(teen, postEndpoints.read, { params: { postId } })).comments;
    expect([await counted(), await commentsSeenBy(world, teen, postId)]).toEqual([0, []]);
    await decideAbout(world, moderator, id, 'approved');
    expect(await counted()).toBe(1);
    expect((await commentsSeenBy(world, teen, postId)).map((comment) => comment.id)).toEqual([id]);
    expect((await toldTo(writer))[0]?.type).toBe('comment_reviewed');
    expect((await toldTo(teen))[0]?.type).toBe('post_comment');
  });

  it('stays with its author after a no', async () => {
    const { writer, teen, postId, id } = await heldComment();
    await decideAbout(world, moderator, id, 'rejected');
    expect(await commentsSeenBy(world, teen, postId)).toEqual([]);
    expect(await commentsSeenBy(world, writer, postId)).toMatchObject([{ state: 'rejected' }]);
    expect((await toldTo(writer))[0]?.message).toContain('It is not shown to others.');
  });

  it('of a child goes on to the guardian after a yes', async () => {
    const { child, guardian } = await family(world, { permissions: ['comment'] });
    const { teen, postId, id } = await heldComment(child);
    await world.db.deleteFrom('guardian_inbox_items').where('child_id', '=', child.id).execute();
    await decideAbout(world, moderator, id, 'approved');
    expect(await commentsSeenBy(world, teen, postId)).toEqual([]);
    const { children } = await world.call(guardian, familyEndpoints.overview);
    expect(children[0]?.inbox).toMatchObject([{ kind: 'comment' }]);
  });
});

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
      message: 'Somebody else has already decided about this.',
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
      { actor_id: moderator.id, action: 'media.approved', subject_kind: 'media', reason: null },
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
      issues: [{ path: 'note', message: 'Please say why, for the record' }],
    });
    const long = (await say(moderator, mediaId, 'rejected', 'x'.repeat(1001))).json();
    expect(long.issues[0].message).toBe('Notes can be 1000 characters at most');
  });

  it('about one’s own things is somebody else’s', async () => {
    const mediaId = await send(moderator);
    await share(moderator, [mediaId]);
    const refusal = await say(moderator, mediaId, 'approved', '');
    expect([refusal.statusCode, refusal.json().message]).toEqual([
      403,
      'This is your own. Somebody else decides about it.',
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
      'This is your child’s. Somebody else decides about it.',
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
      (await toldTo(one)).filter(({ type }) => type === 'queue_waiting').length;
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
        message: 'The author has taken this back meanwhile.',
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
