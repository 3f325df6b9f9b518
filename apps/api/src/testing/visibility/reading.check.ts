import { commentsSeenBy } from '#testing/comments';
import { feedOf } from '#testing/posts';
import type { Person, World } from '#testing/world';
import { commentEndpoints } from '@ribbon/domain/comments';
import { mediaEndpoints } from '@ribbon/domain/media';
import { notificationEndpoints } from '@ribbon/domain/notifications';
import {
  type FeedPost,
  FEED_PAGE,
  type PostId,
  postEndpoints as endpoints,
} from '@ribbon/domain/posts';
import { expect } from 'vitest';
import { SURNAME, type Who, firstName } from './graph.ts';
import type { ReadingModel } from './reading.model.ts';
import type { PostRow, RemarkRow, Settled } from './settle.ts';

const BEGINNING = '1.00000000-0000-0000-0000-000000000000';

const status = async (answer: Promise<{ statusCode: number }>) => (await answer).statusCode;
const newestFirst = (one: PostRow, other: PostRow) =>
  other.at.getTime() - one.at.getTime() || (one.id < other.id ? 1 : -1);
const idsOf = <T>(things: readonly { id: T }[]) => things.map(({ id }) => id);

/** Holds what each viewer is shown of posts and comments against the model. */
export function readingCheck(world: World, settled: Settled, model: ReadingModel) {
  const { graph, people, posts, comments } = settled;
  const likers = new Map(posts.map(({ id }) => [id, new Set<number>()]));
  const remarksSeen = (viewer: Who, post: PostRow): RemarkRow[] =>
    comments.filter(
      (remark) => posts[remark.post] === post && model.readsRemark(viewer, post, remark),
    );

  const likersOf = (postId: PostId, viewer: number): number[] =>
    [...(likers.get(postId) ?? [])].filter(
      (who) => who !== viewer && !model.areBlocked(viewer, who),
    );

  /** The facts of a post in the feed, by the rules. */
  function facts(viewer: number, post: PostRow) {
    const isOwn = post.author === viewer;
    const isAdult = graph.people[post.author]?.band === 'adult';
    const by = [...(likers.get(post.id) ?? [])];
    return {
      id: post.id,
      name: nameOf(post.author, isAdult),
      isLiked: by.includes(viewer),
      likes:
        model.isToldCounts(viewer) && (isOwn || isAdult)
          ? by.filter((who) => !model.areBlocked(viewer, who)).length
          : null,
      comments: model.isToldCounts(viewer)
        ? remarksSeen(viewer, post).filter(({ status: state }) => state === 'approved').length
        : null,
      approvalStatus: isOwn ? post.status : null,
      pictures: model.seesMedia(viewer, post) && (post.media !== 'held' || isOwn) ? 1 : 0,
    };
  }

  const nameOf = (who: number, isWhole = graph.people[who]?.band === 'adult') =>
    isWhole ? `${firstName(who)} van ${SURNAME}` : `${firstName(who)} ${SURNAME.charAt(0)}.`;

  async function checkRemarks(viewer: Who, who: Person | undefined, post: PostRow) {
    const params = { postId: post.id };
    if (!model.opens(viewer, post)) {
      const seen = await status(world.send(who, commentEndpoints.list, { params, query: {} }));
      return expect(seen).toBe(404);
    }
    const shown = await commentsSeenBy(world, who, post.id);
    const received = remarksSeen(viewer, post).map(({ id, author, status: state }) => ({
      id,
      name: nameOf(author),
      state: state === 'checking' ? 'held' : state,
    }));
    return expect(shown.map(({ id, author, state }) => ({ id, name: author.name, state }))).toEqual(
      received,
    );
  }

  return {
    /** Likes about half of the posts the viewer could, and tries all that they could not. */
    async like(viewer: number): Promise<void> {
      const who = people[viewer] as Person;
      for (const post of posts) {
        const may = model.likes(viewer, post);
        if (may && (viewer + post.second) % 2 === 0) continue;
        const params = { postId: post.id };
        expect(await status(world.send(who, endpoints.like, { params }))).toBe(may ? 200 : 404);
        if (may) likers.get(post.id)?.add(viewer);
      }
    },

    /** Checks who is named as having liked the viewer's posts, and how many likes are counted. */
    async likers(viewer: number): Promise<void> {
      const who = people[viewer] as Person;
      const { notifications } = await world.call(who, notificationEndpoints.list, {
        query: { show: 'posts' },
      });
      const received = notifications.filter(({ type }) => type === 'post_like');
      const liked = posts.filter(
        ({ id, author }) => author === viewer && likersOf(id, viewer).length > 0,
      );
      expect(received).toHaveLength(liked.length);
      for (const { link, person, message } of received) {
        const by = likersOf(link.split('/').at(-1) as PostId, viewer);
        const nameable = by.filter((liker) => model.namesLiker(viewer, liker));
        expect(message.match(/ and (\d+) others? liked/u)?.[1] ?? '0').toBe(String(by.length - 1));
        if (nameable.length === 0) expect(person).toBeNull();
        else expect(nameable.map((liker) => people[liker]?.id)).toContain(person?.id);
      }
    },

    async posts(viewer: Who, who: Person | undefined): Promise<void> {
      const readable = posts.filter((post) => model.reads(viewer, post)).toSorted(newestFirst);
      for (const post of posts) {
        const seen = await status(world.send(who, endpoints.read, { params: { postId: post.id } }));
        expect(seen).toBe(model.opens(viewer, post) ? 200 : 404);
        await checkRemarks(viewer, who, post);
        if (post.mediaId === undefined) continue;
        const params = { mediaId: post.mediaId, variant: 'small' as const };
        const media = await status(world.send(who, mediaEndpoints.read, { params }));
        expect([post.media, media]).toEqual([
          post.media,
          model.seesMedia(viewer, post) ? 200 : 404,
        ]);
      }
      for (const [author, { id: userId }] of people.entries()) {
        const page = await world.call(who, endpoints.ofPerson, { params: { userId }, query: {} });
        expect(idsOf(page.posts)).toEqual(
          idsOf(readable.filter((post) => post.author === author && post.status === 'approved')),
        );
      }
      if (viewer === undefined || who === undefined) return;
      const held = readable.filter((post) => model.inFeed(viewer, post));
      const feed = await feedOf(world, who);
      expect(feed.map(shown)).toEqual(held.map((post) => facts(viewer, post)));
      const others = held.filter((post) => post.author !== viewer).length;
      expect(await world.call(who, endpoints.news, { query: { since: BEGINNING } })).toEqual({
        count: Math.min(others, FEED_PAGE),
        more: others > FEED_PAGE,
      });
    },
  };
}

const shown = ({
  id,
  author,
  isLiked,
  likes,
  comments,
  approvalStatus,
  media,
}: FeedPost): Record<string, unknown> & { id: PostId } => ({
  id,
  name: author.name,
  isLiked,
  likes,
  comments,
  approvalStatus,
  pictures: media.length,
});
