import type { DB } from '#db/schema.generated';
import type { Clock } from '#platform/clock';
import type { DomainEvents } from '#platform/outbox/domain-events';
import { reveal } from '#platform/http/guards';
import type { SignedIn } from '#platform/session/session';
import type { PostId, PostLikes } from '@ribbon/domain/posts';
import type { Kysely } from 'kysely';
import { likeStore } from './posts.likes.store.ts';
import type { PostRealtime } from '../posts.realtime.ts';
import { viewerOf } from '#db/visibility/viewer';

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  domainEvents: DomainEvents;
  realtime: PostRealtime;
}

export type LikeService = ReturnType<typeof likeService>;

/** Likes posts the actor may read. */
export const likeService = ({ db, clock, domainEvents, realtime }: Needs) => {
  const loadLikes = (tx: Kysely<DB>, actor: SignedIn, postId: PostId) =>
    likeStore.find(tx, postId, { viewer: viewerOf(actor), now: clock() });

  return {
    like: (actor: SignedIn, postId: PostId): Promise<PostLikes> =>
      db.transaction().execute(async (tx) => {
        const { authorId } = reveal(await loadLikes(tx, actor, postId));
        if (await likeStore.insert(tx, actor.id, postId, clock())) {
          await domainEvents.publish(tx, 'post.liked', { postId, userId: actor.id });
          await realtime.changed(tx, authorId);
        }
        return reveal(await loadLikes(tx, actor, postId));
      }),

    unlike: (actor: SignedIn, postId: PostId): Promise<PostLikes> =>
      db.transaction().execute(async (tx) => {
        const { authorId } = reveal(await loadLikes(tx, actor, postId));
        if (await likeStore.remove(tx, actor.id, postId)) await realtime.changed(tx, authorId);
        return reveal(await loadLikes(tx, actor, postId));
      }),
  };
};
