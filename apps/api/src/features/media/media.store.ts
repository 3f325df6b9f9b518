import type { DB } from '#db/schema.generated';
import type { ClubId, UserId } from '@ribbon/domain/accounts';
import type {
  MediaFile,
  MediaId,
  MediaPurpose,
  MediaSubjectKind,
  MediaVariant,
  Outcome,
  PictureFindings,
} from '@ribbon/domain/media';
import { type Kysely, sql } from 'kysely';

export interface Subject {
  kind: MediaSubjectKind;
  id: string;
}

/** Variant to storage key. */
export type Keys = Readonly<Partial<Record<MediaVariant, string>>>;

/** The note that an automatic inspection left with a file. */
export interface CheckNote {
  /** In per cent; 0 where nothing has looked. */
  confidence: number;
  findings: PictureFindings | null;
  hashes: readonly string[];
  nearCopyOf: string | null;
  /** Why a person should look, once something shows the file. */
  queue?: Outcome['queue'];
}

export interface NewFile {
  id: MediaId;
  uploadedBy: UserId;
  purpose: MediaPurpose;
  source: 'upload' | 'url';
  kind: 'image' | 'video';
  mimeType: string;
  keys: Keys;
  mainKey: string;
  sha256: string;
  bytes: number;
  storedBytes: number;
  width: number;
  height: number;
  durationMs: number | null;
  placeholder: string | null;
  status: 'ready' | 'held';
  /** Whether the check has looked at it. */
  isSeen: boolean;
  checkResult: CheckNote;
  at: Date;
}

/** A club's picture outlives the account that uploaded it. */
const PERSONAL: ReadonlySet<MediaPurpose> = new Set(['profile', 'post']);

const VIEW = [
  'id',
  'kind',
  'width',
  'height',
  'duration_ms as durationMs',
  'placeholder',
  'status',
] as const;
const hasPoster = sql<boolean>`variants ? 'poster'`.as('hasPoster');

export const mediaStore = {
  async clubNamed(db: Kysely<DB>, id: string) {
    const { rows } = await sql<{ clubId: ClubId; club: string }>`
      select id as "clubId", name as club from clubs where id = ${id}`.execute(db);
    return rows[0];
  },

  async insert(tx: Kysely<DB>, file: NewFile): Promise<void> {
    await tx
      .insertInto('media_files')
      .values({
        id: file.id,
        owner_id: PERSONAL.has(file.purpose) ? file.uploadedBy : null,
        uploaded_by: file.uploadedBy,
        purpose: file.purpose,
        source: file.source,
        kind: file.kind,
        mime_type: file.mimeType,
        storage_key: file.mainKey,
        variants: JSON.stringify(file.keys),
        sha256: file.sha256,
        bytes: file.bytes,
        stored_bytes: file.storedBytes,
        width: file.width,
        height: file.height,
        duration_ms: file.durationMs,
        placeholder: file.placeholder,
        status: file.status,
        is_seen: file.isSeen,
        check_result: JSON.stringify(file.checkResult),
        checked_at: file.at,
        created_at: file.at,
      })
      .execute();
  },

  /** Everything that a person has uploaded and that is still there. */
  async storedBytesOf(db: Kysely<DB>, userId: UserId): Promise<number> {
    const row = await db
      .selectFrom('media_files')
      .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('stored_bytes'), eb.lit(0)).as('bytes'))
      .where('uploaded_by', '=', userId)
      .executeTakeFirst();
    return row?.bytes ?? 0;
  },

  /**
   * Uploads of one person are counted one after the other, so that parallel ones cannot exceed the
   * limit.
   */
  async lockUploadsOf(tx: Kysely<DB>, userId: UserId): Promise<void> {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`media:${userId}`}, 0))`.execute(tx);
  },

  find: (db: Kysely<DB>, id: MediaId) =>
    db
      .selectFrom('media_files')
      .select([
        'id',
        'mime_type as mimeType',
        'variants',
        'sha256',
        'check_result as checkResult',
        'status',
        'is_seen as isSeen',
        'uploaded_by as uploadedBy',
        'subject_kind as subjectKind',
        'subject_id as subjectId',
      ])
      .where('id', '=', id)
      .executeTakeFirst(),

  async lock(tx: Kysely<DB>, id: MediaId): Promise<void> {
    await sql`select from media_files where id = ${id} for update`.execute(tx);
  },

  async views(db: Kysely<DB>, ids: readonly MediaId[]): Promise<MediaFile[]> {
    if (ids.length === 0) return [];
    const rows = await db
      .selectFrom('media_files')
      .select(VIEW)
      .select(hasPoster)
      .where('id', 'in', ids)
      .where('status', 'in', ['ready', 'held'])
      .execute();
    return rows as MediaFile[];
  },

  /** Returns the files that were free, this person's and meant for such a subject. */
  async attach(
    tx: Kysely<DB>,
    ids: readonly MediaId[],
    to: { subject: Subject; purposes: readonly MediaPurpose[]; by: UserId; at: Date },
  ): Promise<{ id: MediaId; status: string; checkResult: unknown }[]> {
    const rows = await tx
      .updateTable('media_files')
      .set({ subject_kind: to.subject.kind, subject_id: to.subject.id, attached_at: to.at })
      .where('id', 'in', ids)
      .where('uploaded_by', '=', to.by)
      .where('attached_at', 'is', null)
      .where('purpose', 'in', to.purposes)
      .where('status', 'in', ['ready', 'held'])
      .returning(['id', 'status', 'check_result as checkResult'])
      .execute();
    return rows as { id: MediaId; status: string; checkResult: unknown }[];
  },

  async idsOf(tx: Kysely<DB>, { kind, id }: Subject): Promise<MediaId[]> {
    const rows = await tx
      .selectFrom('media_files')
      .select('id')
      .where('subject_kind', '=', kind)
      .where('subject_id', '=', id)
      .execute();
    return rows.map((row) => row.id as MediaId);
  },

  /** The row goes now, the bytes soon after (storage_garbage). */
  async removeFrom(tx: Kysely<DB>, subject: Subject, ids: readonly MediaId[]): Promise<void> {
    if (ids.length === 0) return;
    await tx
      .deleteFrom('media_files')
      .where('subject_kind', '=', subject.kind)
      .where('subject_id', '=', subject.id)
      .where('id', 'in', ids)
      .execute();
  },

  async discard(db: Kysely<DB>, id: MediaId, uploadedBy: UserId): Promise<boolean> {
    const { numDeletedRows } = await db
      .deleteFrom('media_files')
      .where('id', '=', id)
      .where('uploaded_by', '=', uploadedBy)
      .where('attached_at', 'is', null)
      .executeTakeFirst();
    return numDeletedRows === 1n;
  },

  async markSeen(tx: Kysely<DB>, id: MediaId): Promise<void> {
    await tx
      .updateTable('media_files')
      .set({ is_seen: true })
      .where('id', '=', id)
      .where('status', '=', 'ready')
      .execute();
  },

  /** Sets the status decided by a reviewer. */
  async setStatus(tx: Kysely<DB>, id: MediaId, status: 'ready' | 'rejected', at: Date) {
    await tx
      .updateTable('media_files')
      .set({ status, is_seen: true, checked_at: at })
      .where('id', '=', id)
      .execute();
  },

  removeOrphans: (db: Kysely<DB>, before: Date) =>
    db
      .deleteFrom('media_files')
      .where('attached_at', 'is', null)
      .where('created_at', '<', before)
      .execute(),

  ownedBy: (db: Kysely<DB>, userId: UserId) =>
    db
      .selectFrom('media_files')
      .select(['id', 'storage_key as key', 'mime_type as mimeType'])
      .where('owner_id', '=', userId)
      .orderBy('created_at')
      .execute(),
};
