import type { DB } from '#db/schema.generated';
import type { GuardianGate } from '#features/families';
import type { MediaLibrary } from '#features/media';
import type { Moderation } from '#features/moderation';
import type { Clock } from '#platform/clock';
import { authorize } from '#platform/guards';
import { announce } from '#platform/realtime';
import type { SignedIn } from '#platform/session';
import type { UserId } from '@ribbon/domain/accounts';
import { familyFaults } from '@ribbon/domain/families';
import { commonFaults } from '@ribbon/domain/kernel';
import { type MediaId, POST_VIDEOS } from '@ribbon/domain/media';
import {
  type NewPost,
  OWN_POSTS_LIMIT,
  type OwnPost,
  type PostId,
  postFaults,
  postPolicy,
} from '@ribbon/domain/posts';
import type { Kysely } from 'kysely';
import { type Written, postStore } from './posts.store.ts';

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  guardians: GuardianGate;
  moderation: Moderation;
  media: MediaLibrary;
}

export type PostService = ReturnType<typeof postService>;

export function postService({ db, clock, guardians, moderation, media }: Needs) {
  /** Every word is read before it is saved, also those about a picture. */
  async function read(actor: SignedIn, post: NewPost): Promise<void> {
    const audience = post.visibility;
    const kind = 'post';
    await moderation.approve(actor, { kind, field: 'content', text: post.content, audience });
    for (const [index, { alt }] of post.media.entries()) {
      if (alt === '') continue;
      const field = `media.${index}.alt`;
      await moderation.approve(actor, { kind, field, text: alt, audience });
    }
  }

  async function show(tx: Kysely<DB>, actor: SignedIn, postId: PostId, files: NewPost['media']) {
    const ids = files.map((file) => file.id);
    await media.attach(tx, actor, { kind: 'post', id: postId }, ids);
    const described = await media.describe(tx, ids);
    const videos = [...described.values()].filter(({ kind }) => kind === 'video').length;
    if (videos > 0 && (videos > POST_VIDEOS || files.length > videos)) {
      throw postFaults.picturesOrVideo();
    }
    await postStore.insertMedia(tx, postId, files);
  }

  /** Posts with their pictures, in two queries however many there are. */
  async function withMedia(tx: Kysely<DB>, posts: Written[]): Promise<OwnPost[]> {
    const shown = await postStore.mediaOf(
      tx,
      posts.map(({ id }) => id),
    );
    const described = await media.describe(
      tx,
      shown.map(({ mediaId }) => mediaId as MediaId),
    );
    return posts.map((post) => ({
      ...post,
      media: shown
        .filter(({ postId }) => postId === post.id)
        .flatMap(({ mediaId, alt }) => {
          const file = described.get(mediaId as MediaId);
          return file ? [{ ...file, alt: alt ?? '' }] : [];
        }),
    }));
  }

  return {
    /** Every post is read before it is saved; a child's goes to the guardian as well. */
    async create(actor: SignedIn, post: NewPost): Promise<OwnPost> {
      authorize(postPolicy.create(actor));
      if (!postPolicy.audiences(actor).includes(post.visibility)) {
        throw postFaults.audienceTooWide();
      }
      await read(actor, post);
      return db.transaction().execute(async (tx) => {
        const asks = postPolicy.needsGuardian(actor);
        if (asks && !(await guardians.permits(tx, actor.id, 'create_posts'))) {
          throw familyFaults.guardianSaysNo();
        }
        const written = await postStore.insert(tx, {
          ...post,
          authorId: actor.id,
          approvalStatus: asks ? 'waiting_guardian' : 'approved',
          at: clock(),
        });
        await show(tx, actor, written.id, post.media);
        if (asks) await guardians.ask(tx, actor.id, { postId: written.id });
        const [whole] = await withMedia(tx, [written]);
        return whole ?? { ...written, media: [] };
      });
    },

    async mine(actor: SignedIn) {
      const posts = await postStore.ofAuthor(db, actor.id, OWN_POSTS_LIMIT);
      return { posts: await withMedia(db, posts) };
    },

    remove: (actor: SignedIn, postId: PostId): Promise<void> =>
      db.transaction().execute(async (tx) => {
        if (postPolicy.needsGuardian(actor)) await guardians.withdraw(tx, actor.id, { postId });
        if (!(await postStore.remove(tx, postId, actor.id))) throw commonFaults.notFound();
      }),

    /** The guardian has read it. */
    async decideAsGuardian(
      tx: Kysely<DB>,
      post: { id: string; childId: UserId },
      approved: boolean,
    ): Promise<void> {
      await postStore.setApproval(tx, post.id, approved ? 'approved' : 'rejected', clock());
      await announce(tx, `user:${post.childId}`, 'own-posts');
    },
  };
}
