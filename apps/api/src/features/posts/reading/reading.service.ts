import type { DB } from '#db/schema.generated';
import type { Clock } from '#platform/clock';
import { reveal } from '#platform/http/guards';
import { RawJson, JsonAnswer, jsonAnswer } from '#platform/http/json-answer';
import type { Member, UserId } from '@ribbon/domain/accounts';
import {
  FEED_PAGE,
  type FeedNews,
  type FeedPage,
  type FeedPost,
  OWN_POSTS_LIMIT,
  PERSON_POSTS_PAGE,
  type PostId,
  type PostPage,
} from '@ribbon/domain/posts';
import { privacyPolicy } from '@ribbon/domain/privacy';
import type { Kysely } from 'kysely';
import { feedStore } from './feed.store.ts';
import type { ReaderContext } from './posts.json.ts';
import { type Listed, listedPostStore } from './listed.store.ts';
import { viewerOf } from '#db/viewer';

export type PostReading = ReturnType<typeof postReading>;

/** A page as it goes out. */
export const asPage = ({ posts, next }: Listed) =>
  jsonAnswer<PostPage>({ posts: new RawJson(posts), next });

/** Posts, as each viewer may read them. */
export function postReading({ db, clock }: { db: Kysely<DB>; clock: Clock }) {
  const eyesOf = (member: Member) => ({ viewer: viewerOf(member), now: clock() });
  const feedOf = (member: Member) => ({
    ...eyesOf(member),
    reach: privacyPolicy.feedReach(member),
  });
  const readerContextOf = (viewer: Member | undefined): ReaderContext =>
    viewer === undefined ? { viewer, now: clock() } : eyesOf(viewer);

  async function own(actor: Member, hidden: boolean) {
    const asked = { size: OWN_POSTS_LIMIT, hidden };
    const { posts } = await listedPostStore.own(db, actor.id, eyesOf(actor), asked);
    return jsonAnswer<{ posts: FeedPost[] }>({ posts: new RawJson(posts) });
  }

  return {
    async feed(actor: Member, after: string | undefined) {
      const { posts, next, newest } = await feedStore.page(db, feedOf(actor), after);
      return jsonAnswer<FeedPage>({ posts: new RawJson(posts), next, newest });
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

    /** One's own, also while it is hidden. */
    async readOwn(actor: Member, postId: PostId) {
      const found = await listedPostStore.ownOne(db, postId, actor.id, eyesOf(actor));
      return new JsonAnswer<FeedPost>(reveal(found));
    },

    mine: (actor: Member) => own(actor, false),
    mineHidden: (actor: Member) => own(actor, true),

    async ofPerson(viewer: Member | undefined, authorId: UserId, after: string | undefined) {
      const asked = { after, size: PERSON_POSTS_PAGE };
      return asPage(await listedPostStore.ofPerson(db, authorId, readerContextOf(viewer), asked));
    },
  };
}
