import type { DB } from '#db/schema.generated';
import type { GuardianGate } from '#features/families';
import type { Clock } from '#platform/clock';
import { authorize, reveal } from '#platform/http/guards';
import { RawJson, JsonAnswer, jsonAnswer } from '#platform/http/json-answer';
import type { Member, UserId } from '@ribbon/domain/accounts';
import { familyPolicy } from '@ribbon/domain/families';
import { friendPolicy } from '@ribbon/domain/friends';
import {
  CHILD_POSTS_PAGE,
  FEED_PAGE,
  type FeedNews,
  type FeedPage,
  type FeedPost,
  OWN_POSTS_PAGE,
  PERSON_POSTS_PAGE,
  type PostId,
  type PostPage,
} from '@ribbon/domain/posts';
import { privacyPolicy } from '@ribbon/domain/privacy';
import type { FirstSteps } from '@ribbon/domain/start';
import type { Kysely } from 'kysely';
import { feedStore } from './posts.feed.store.ts';
import type { ReaderContext } from './posts.json.sql.ts';
import { type Listed, listedPostStore } from './posts.listed.store.ts';
import { viewerOf } from '#db/visibility/viewer';

export type PostReading = ReturnType<typeof postReading>;

/** What a new reader can do next, shown above the feed. */
export type FirstStepsReader = (member: Member) => Promise<FirstSteps>;

/** A page as it goes out. */
export const asPage = ({ posts, next }: Listed) =>
  jsonAnswer<PostPage>({ posts: new RawJson(posts), next });

/** Posts, as each viewer may read them. */
export function postReading({
  db,
  clock,
  guardians,
  firstSteps,
}: {
  db: Kysely<DB>;
  clock: Clock;
  guardians: GuardianGate;
  firstSteps: FirstStepsReader;
}) {
  const eyesOf = (member: Member) => ({ viewer: viewerOf(member), now: clock() });
  const feedOf = (member: Member) => ({
    ...eyesOf(member),
    reach: privacyPolicy.feedReach(member),
  });
  const readerContextOf = (viewer: Member | undefined): ReaderContext =>
    viewer === undefined ? { viewer, now: clock() } : eyesOf(viewer);

  const own = (actor: Member, asked: { hidden: boolean; after?: string | undefined }) =>
    listedPostStore.own(db, actor.id, eyesOf(actor), { ...asked, size: OWN_POSTS_PAGE });

  return {
    async feed(actor: Member, after: string | undefined) {
      const [{ posts, next, newest }, steps] = await Promise.all([
        feedStore.page(db, feedOf(actor), after),
        after === undefined ? firstSteps(actor) : null,
      ]);
      return jsonAnswer<FeedPage>({ posts: new RawJson(posts), next, newest, firstSteps: steps });
    },

    async news(actor: Member, since: string): Promise<FeedNews> {
      const count = await feedStore.newSince(db, feedOf(actor), since);
      return { count: Math.min(count, FEED_PAGE), more: count > FEED_PAGE };
    },

    async read(viewer: Member | undefined, postId: PostId) {
      return new JsonAnswer<FeedPost>(
        reveal(await listedPostStore.one(db, postId, readerContextOf(viewer))),
      );
    },

    /** The actor's own post, even while it is hidden. */
    async readOwn(actor: Member, postId: PostId) {
      const found = await listedPostStore.ownOne(db, postId, actor.id, eyesOf(actor));
      return new JsonAnswer<FeedPost>(reveal(found));
    },

    mine: async (actor: Member, after: string | undefined) =>
      asPage(await own(actor, { after, hidden: false })),

    async mineHidden(actor: Member) {
      const { posts } = await own(actor, { hidden: true });
      return jsonAnswer<{ posts: FeedPost[] }>({ posts: new RawJson(posts) });
    },

    /** Posts of the people the actor follows. */
    async followed(actor: Member, after: string | undefined) {
      authorize(friendPolicy.mayFollow(actor));
      const asked = { after, size: FEED_PAGE };
      return asPage(await listedPostStore.followed(db, eyesOf(actor), asked));
    },

    /** A child's posts, for the people who look after it; a stranger's child does not exist. */
    async ofChild(viewer: Member, childId: UserId, after: string | undefined) {
      const link = await guardians.linkOf(db, viewer.id, childId);
      reveal(link, link !== undefined && familyPolicy.seeThreads(link));
      const asked = { after, size: CHILD_POSTS_PAGE };
      return asPage(await listedPostStore.ofChild(db, childId, eyesOf(viewer), asked));
    },

    async ofPerson(viewer: Member | undefined, authorId: UserId, after: string | undefined) {
      const asked = { after, size: PERSON_POSTS_PAGE };
      return asPage(await listedPostStore.ofPerson(db, authorId, readerContextOf(viewer), asked));
    },
  };
}
