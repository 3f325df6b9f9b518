import type { DB } from '#db/schema.generated';
import type { Clock } from '#platform/clock';
import type { MediaOwnerHooks } from '#platform/content/content';
import type { Content } from '#platform/content/content-registry';
import type { Member, UserId } from '@ribbon/domain/accounts';
import {
  type MediaFile,
  type MediaId,
  MediaPurpose,
  type MediaSubjectKind,
  type Outcome,
  PURPOSES,
  mediaFaults,
} from '@ribbon/domain/media';
import type { Kysely } from 'kysely';
import { rejectedStore } from './inspection/media.rejected.store.ts';
import { type CheckNote, type Subject, mediaStore } from './media.store.ts';

export interface ToLookAt {
  mediaId: MediaId;
  authorId: UserId;
  reason: NonNullable<Outcome['queue']>['reason'];
  priority: 0 | 1;
  found: number;
}

interface Needs {
  clock: Clock;
  /** Puts a file before the moderators. */
  queue(tx: Kysely<DB>, file: ToLookAt): Promise<void>;
  content: Pick<Content, 'media'>;
}

export type MediaLibrary = ReturnType<typeof mediaLibrary>;

/**
 * The operations of other slices on uploaded files, each in the transaction of its own change. The
 * slice checks that the actor may change the subject; this one checks that the files are the
 * actor's.
 */
export function mediaLibrary({ clock, queue, content }: Needs) {
  const ownerOf = ({ subjectKind }: { subjectKind: string | null }): MediaOwnerHooks | undefined =>
    subjectKind === null ? undefined : content.media(subjectKind as MediaSubjectKind).hooks;

  async function attach(
    tx: Kysely<DB>,
    actor: Member,
    subject: Subject,
    ids: readonly MediaId[],
  ): Promise<void> {
    if (ids.length === 0) return;
    const purposes = MediaPurpose.options.filter(
      (purpose) => PURPOSES[purpose].subject === subject.kind,
    );
    const to = { subject, purposes, by: actor.id, at: clock() };
    const attached = await mediaStore.attach(tx, ids, to);
    if (attached.length !== new Set(ids).size) throw mediaFaults.notYours();
    if (purposes.every((purpose) => PURPOSES[purpose].isLookedAtThere)) return;
    for (const { id, checkResult } of attached) {
      const note = (checkResult as Partial<CheckNote>).queue;
      if (note) await queue(tx, { mediaId: id, authorId: actor.id, ...note });
    }
  }

  return {
    /** Binds uploads of the actor to what will show them. All of them, or none. */
    attach,

    /** Makes these the subject's files: keeps what is there, adds what is new, deletes the rest. */
    async replace(
      tx: Kysely<DB>,
      actor: Member,
      subject: Subject,
      ids: readonly MediaId[],
    ): Promise<void> {
      const before = await mediaStore.idsOf(tx, subject);
      const gone = before.filter((id) => !ids.includes(id));
      await mediaStore.removeFrom(tx, subject, gone);
      await attach(
        tx,
        actor,
        subject,
        ids.filter((id) => !before.includes(id)),
      );
    },

    /** Deletes all files of a subject. When the subject's own row goes, they go by themselves. */
    async detach(tx: Kysely<DB>, subject: Subject): Promise<void> {
      await mediaStore.removeFrom(tx, subject, await mediaStore.idsOf(tx, subject));
    },

    /** What screens need to show files, in one query however many there are. */
    async describe(
      db: Kysely<DB>,
      ids: readonly MediaId[],
    ): Promise<ReadonlyMap<MediaId, MediaFile>> {
      const files = await mediaStore.views(db, ids);
      return new Map(files.map((file) => [file.id, file]));
    },

    /** Locks the file and its subject until the transaction ends. */
    async lock(tx: Kysely<DB>, id: MediaId): Promise<void> {
      const file = await mediaStore.find(tx, id);
      if (file !== undefined) await ownerOf(file)?.lock?.(tx, file.subjectId ?? '');
      await mediaStore.lock(tx, id);
    },

    /**
     * Marks a picture as seen by a person who may decide about pictures and shows it; a held one
     * stays held.
     */
    seen: (tx: Kysely<DB>, id: MediaId): Promise<void> => mediaStore.markSeen(tx, id),

    /** A moderator has looked at it. */
    async decide(tx: Kysely<DB>, id: MediaId, verdict: 'ready' | 'rejected'): Promise<void> {
      const file = await mediaStore.find(tx, id);
      await mediaStore.setStatus(tx, id, verdict, clock());
      if (file === undefined) return;
      // Once: rejecting again, or a change of mind, leaves one record of what it looks like.
      await rejectedStore.forget(tx, id);
      if (verdict === 'rejected') {
        const { hashes = [] } = (file.checkResult ?? {}) as Partial<CheckNote>;
        await rejectedStore.add(tx, id, { sha256: file.sha256, hashes }, clock());
      }
      await ownerOf(file)?.decided(tx, file.subjectId ?? '', {
        id,
        uploadedBy: file.uploadedBy as UserId | null,
        wasHeld: file.status !== 'ready',
        approved: verdict === 'ready',
      });
    },
  };
}
