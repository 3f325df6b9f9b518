import { clubIn } from '#testing/club';
import { commentsSeenBy } from '#testing/comments';
import { family } from '#testing/family';
import { asFile, samples } from '#testing/media/samples';
import { befriended, feedOf } from '#testing/posts';
import { decideAbout, queueOf } from '#testing/decisions/queue';
import type { Person } from '#testing/world';
import { clubEndpoints, manageEndpoints } from '@ribbon/domain/clubs';
import { familyEndpoints } from '@ribbon/domain/families';
import { type MediaId, mediaEndpoints } from '@ribbon/domain/media';
import { postEndpoints } from '@ribbon/domain/posts';
import { profileEndpoints } from '@ribbon/domain/profiles';
import { describe, expect, it } from 'vitest';
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

const sees = async (who: Person | undefined, mediaId: MediaId, variant = 'small' as const) =>
  (await world.send(who, mediaEndpoints.read, { params: { mediaId, variant } })).statusCode;

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
    expect(await notificationsTo(teen)).toContainEqual({
      type: 'post_published',
      message: 'Someone on our team has reviewed it. Others can see it now.',
    });
  });

  it('is never seen by anybody after a no, and its post waits for a change', async () => {
    const { teen, friend, mediaId, postId } = await teenWithPhoto();
    await decideAbout(world, moderator, mediaId, 'rejected');
    expect(await stateOf(teen, postId)).toBe('needs_change');
    for (const who of [teen, friend, undefined]) expect(await sees(who, mediaId)).toBe(404);
    expect(await feedOf(world, friend)).toEqual([]);
    const received = (await notificationsTo(teen)).find(({ type }) => type === 'post_needs_change');
    expect(received?.message).toContain('you’re not in trouble');
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
    expect((await notificationsTo(mia)).map(({ type }) => type)).not.toContain('post_published');
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
      expect((await notificationsTo(teen))[0]).toMatchObject({ type: 'picture_reviewed' });
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
    expect((await notificationsTo(admin))[0]?.message).toContain('We can’t show');
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
    const received = (await notificationsTo(guardian)).find(
      ({ type }) => type === 'post_needs_change',
    );
    expect(received?.message).toContain('We can’t show a picture or video in Mia');
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
      (await world.call(writer, postEndpoints.read, { params: { postId } })).comments;
    expect([await counted(), await commentsSeenBy(world, teen, postId)]).toEqual([0, []]);
    await decideAbout(world, moderator, id, 'approved');
    expect(await counted()).toBe(1);
    expect((await commentsSeenBy(world, teen, postId)).map((comment) => comment.id)).toEqual([id]);
    expect((await notificationsTo(writer))[0]?.type).toBe('comment_reviewed');
    expect((await notificationsTo(teen))[0]?.type).toBe('post_comment');
  });

  it('stays with its author after a no', async () => {
    const { writer, teen, postId, id } = await heldComment();
    await decideAbout(world, moderator, id, 'rejected');
    expect(await commentsSeenBy(world, teen, postId)).toEqual([]);
    expect(await commentsSeenBy(world, writer, postId)).toMatchObject([{ state: 'rejected' }]);
    expect((await notificationsTo(writer))[0]?.message).toContain('Others can’t see it');
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
