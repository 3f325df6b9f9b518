import type { DB } from '#db/schema.generated';
import type { Clock } from '#platform/clock';
import { reveal } from '#platform/guards';
import { Raw, Written, written } from '#platform/written';
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
import type { Kysely } from 'kysely';
import { feedStore } from './posts.feed.store.ts';
import type { Sight } from './posts.json.ts';
import { type Listed, listedPostStore } from './posts.listed.store.ts';
import { viewerOf } from '#db/viewer';

export type PostReading = ReturnType<typeof postReading>;

/** A page as it goes out. */
export const asPage = ({ posts, next }: Listed) =>
  written<PostPage>({ posts: new Raw(posts), next });

/** Posts, as each viewer may read them. */
export function postReading({ db, clock }: { db: Kysely<DB>; clock: Clock }) {
  const eyesOf = (member: Member) => ({ viewer: viewerOf(member), now: clock() });
  const sightOf = (viewer: Member | undefined): Sight =>
    viewer === undefined ? { viewer, now: clock() } : eyesOf(viewer);

  async function own(actor: Member, hidden: boolean) {
    const asked = { size: OWN_POSTS_LIMIT, hidden };
    const { posts } = await listedPostStore.own(db, actor.id, eyesOf(actor), asked);
    return written<{ posts: FeedPost[] }>({ posts: new Raw(posts) });
  }

  return {
    async feed(actor: Member, after: string | undefined) {
      const { posts, next, newest } = await feedStore.page(db, eyesOf(actor), after);
      return written<FeedPage>({ posts: new Raw(posts), next, newest });
    },

    async news(actor: Member, since: string): Promise<FeedNews> {
      const count = await feedStore.newSince(db, eyesOf(actor), since);
      return { count: Math.min(count, FEED_PAGE), more: count > FEED_PAGE };
    },

    async read(viewer: Member | undefined, postId: PostId) {
      return new Written<FeedPost>(reveal(await listedPostStore.one(db, postId, sightOf(viewer))));
    },

    mine: (actor: Member) => own(actor, false),
    mineHidden: (actor: Member) => own(actor, true),

    async ofPerson(viewer: Member | undefined, authorId: UserId, after: string | undefined) {
      const asked = { after, size: PERSON_POSTS_PAGE };
      return asPage(await listedPostStore.ofPerson(db, authorId, sightOf(viewer), asked));
    },
  };
}
