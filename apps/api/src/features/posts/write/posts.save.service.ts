import type { DB } from '#db/schema.generated';
import { viewerOf } from '#db/visibility/viewer';
import type { GuardianGate } from '#features/families';
import type { Clock } from '#platform/clock';
import { authorize, reveal } from '#platform/http/guards';
import type { DomainEvents } from '#platform/outbox/domain-events';
import type { SignedIn } from '#platform/session/session';
import { isChild } from '@ribbon/domain/accounts';
import { type PostId, postPolicy } from '@ribbon/domain/posts';
import type { Kysely } from 'kysely';
import type { PostRealtime } from '../posts.realtime.ts';
import { type PostRow, postStore } from '../posts.store.ts';
import { visiblePostStore } from '../posts.visible.store.ts';

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  domainEvents: DomainEvents;
  guardians: GuardianGate;
  realtime: PostRealtime;
}

export type PostKeeping = ReturnType<typeof postKeeping>;

/** A post as its author keeps it, or a guardian of a child under 13: hidden, shown again or deleted. */
export function postKeeping({ db, clock, domainEvents, guardians, realtime }: Needs) {
  /** The link of a guardian to the author. */
  const linkTo = async (tx: Kysely<DB>, actor: SignedIn, { authorId }: PostRow) =>
    actor.id === authorId || actor.isGuardian !== true
      ? undefined
      : guardians.linkOf(tx, actor.id, authorId);

  /** The post, locked, with what the actor is to it. */
  async function facts(tx: Kysely<DB>, actor: SignedIn, postId: PostId) {
    const post = await postStore.find(tx, postId);
    const link = post && (await linkTo(tx, actor, post));
    return (
      post && {
        ...post,
        guardianship: link,
        isManaged: postPolicy.manageForChild(actor, link),
      }
    );
  }

  async function changed(
    tx: Kysely<DB>,
    { authorId, isManaged }: PostRow & { isManaged: boolean },
  ) {
    await realtime.changed(tx, authorId);
    if (isManaged) await guardians.invalidate(tx, authorId);
  }

  return {
    remove: (actor: SignedIn, postId: PostId): Promise<void> =>
      db.transaction().execute(async (tx) => {
        const { authorId } = reveal(await postStore.read(tx, postId));
        // The question before the post, as a guardian who answers takes them.
        if (actor.id !== authorId || isChild(actor.ageBand)) {
          await guardians.withdraw(tx, authorId, { postId });
        }
        const found = await facts(tx, actor, postId);
        const post = reveal(found, found && postPolicy.hide(actor, found));
        authorize(postPolicy.remove(actor, post));
        await postStore.remove(tx, postId, authorId);
        if (post.isManaged) {
          const event = { childId: authorId, guardianId: actor.id };
          await domainEvents.publish(tx, 'post.deleted_by_guardian', event);
        }
        await changed(tx, post);
      }),

    /** Out of every list. Moderators decide with a reason instead (`sanctions`). */
    hide: (actor: SignedIn, postId: PostId): Promise<void> =>
      db.transaction().execute(async (tx) => {
        const access = await visiblePostStore.access(tx, postId, viewerOf(actor), clock());
        const post = reveal(await facts(tx, actor, postId));
        reveal(access, access?.isReadable === true || post.isManaged);
        authorize(postPolicy.hide(actor, post));
        const as = post.isManaged ? 'guardian' : 'author';
        if (post.isHidden && (as === 'author' || post.hiddenAs !== 'author')) return;
        await postStore.hide(tx, postId, { by: actor.id, as, at: clock() });
        if (post.isManaged) {
          const event = { postId, guardianId: actor.id };
          await domainEvents.publish(tx, 'post.hidden_by_guardian', event);
        }
        await changed(tx, post);
      }),

    show: (actor: SignedIn, postId: PostId): Promise<void> =>
      db.transaction().execute(async (tx) => {
        const found = await facts(tx, actor, postId);
        const post = reveal(found, found && (found.authorId === actor.id || found.isManaged));
        if (!post.isHidden) return;
        authorize(postPolicy.show(actor, post));
        await postStore.show(tx, postId);
        await changed(tx, post);
      }),
  };
}
