import type { DB } from '#db/schema.generated';
import type { Clock } from '#platform/clock';
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
import { type Subject, mediaStore } from './media.store.ts';

export interface ToLookAt {
  mediaId: MediaId;
  authorId: UserId;
  reason: NonNullable<Outcome['queue']>['reason'];
  priority: 0 | 1;
}

interface Needs {
  clock: Clock;
  /** Puts a file before the moderators. */
  queue(tx: Kysely<DB>, file: ToLookAt): Promise<void>;
  /** What shows a file moves on once somebody has looked at it. */
  decided?: Partial<Record<MediaSubjectKind, (tx: Kysely<DB>, subjectId: string) => Promise<void>>>;
}

export type MediaLibrary = ReturnType<typeof mediaLibrary>;

/**
 * What other slices do with uploaded files, each in the transaction of its own change. Whether the
 * actor may change the subject is the slice's to know; that the files are the actor's, ours.
 */
export function mediaLibrary({ clock, queue, decided = {} }: Needs) {
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
    for (const { id, checkResult } of attached) {
      const note = (checkResult as { queue?: Outcome['queue'] }).queue;
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

    /** A moderator has looked at it. */
    async decide(tx: Kysely<DB>, id: MediaId, verdict: 'ready' | 'rejected'): Promise<void> {
      await mediaStore.setStatus(tx, id, verdict, clock());
      const file = await mediaStore.find(tx, id);
      if (file?.subjectKind == null || file.subjectId === null) return;
      const tell = decided[file.subjectKind as MediaSubjectKind];
      await tell?.(tx, file.subjectId);
    },
  };
}
