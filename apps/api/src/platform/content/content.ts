import type { DB } from '#db/schema.generated';
import type { Viewer } from '#db/visibility/visibility';
import type { Actor, ClubId, Member, UserId } from '@ribbon/domain/accounts';
import type { ContentType } from '@ribbon/domain/content';
import type { InboxKind, Permission } from '@ribbon/domain/families';
import type { MediaAccess, MediaId, MediaSubjectKind } from '@ribbon/domain/media';
import type { QueueKind } from '@ribbon/domain/moderation';
import type { ReportedType, Surroundings } from '@ribbon/domain/reports';
import type { SanctionedType } from '@ribbon/domain/sanctions';
import type { Audience } from '@ribbon/moderator';
import type { Kysely, RawBuilder } from 'kysely';

/** Selects `text` and `author` of the content with this id as they are now; no row when it is gone. */
export type Excerpt = (id: RawBuilder<unknown>) => RawBuilder<unknown>;

/** Reported content: its author, and what it was at that moment. */
export interface ReportSubject {
  authorId: UserId | null;
  snapshot: string | null;
  /** Whether everybody could see it. */
  isForEverybody: boolean;
  /** The audience it was meant for, in the words of the screen. */
  audience?: string | null;
  mediaIds?: readonly string[];
}

export interface ContentReport {
  /** Undefined where this person cannot see it. */
  find(viewer: Member, id: string): Promise<ReportSubject | undefined>;
  /**
   * What stands around it, for moderators. Content that is not for everybody is included only for
   * one who has opened the report.
   */
  context?(id: string, asItWas: string | null, isOpened: boolean): Promise<Surroundings>;
}

/** A moderator's decision to hide content, and its end. */
export interface ContentHiding {
  /** Returns the author of the content; undefined when it does not exist. */
  hide(tx: Kysely<DB>, id: string, by: UserId): Promise<UserId | undefined>;
  show(tx: Kysely<DB>, id: string, by: UserId): Promise<void>;
}

/** What a decision in the moderators' queue does. */
export interface QueueHolder {
  /**
   * Locks the content, and what shows it. Every deletion locks them before the queue, so the queue
   * comes last here, too.
   */
  lock(tx: Kysely<DB>, id: string): Promise<unknown>;
  decide(tx: Kysely<DB>, id: string, approved: boolean): Promise<void>;
  /** Selects every text of it, for the moderator who decides; null for what is no text. */
  readonly text: ((id: RawBuilder<unknown>) => RawBuilder<unknown>) | null;
}

/** A guardian's decision, carried out in the transaction of the answer. */
export type GuardianDecider = (
  tx: Kysely<DB>,
  subject: { id: string; childId: UserId; by: UserId },
  approved: boolean,
) => Promise<void>;

type InboxTable = DB['guardian_inbox_items'];
/** The columns of the inbox that name what a guardian is asked about. */
export type InboxColumn = Exclude<keyof InboxTable & `${string}_id`, 'child_id'>;

/** A question to a guardian. */
export interface GuardianQuestion {
  readonly column: InboxColumn;
  /**
   * The permission that lets a child ask; taken back, its open questions end, and the kind says what
   * else does (`revoke`). Null where every child may ask: nothing ends.
   */
  readonly permission: Permission | null;
  readonly decide: GuardianDecider;
  /** Selects one JSON object of what the guardian reads beside the excerpt (`InboxDetails`). */
  readonly details?: (id: RawBuilder<unknown>, childId: RawBuilder<unknown>) => RawBuilder<unknown>;
}

/** Stops what a permission had allowed and is not done yet, when it is taken back. */
export type PermissionRevocation = (
  tx: Kysely<DB>,
  child: { childId: UserId; by: UserId },
) => Promise<void>;

/** The notifications that name content of this kind in their data. */
export interface NotificationSubject {
  /** The field of their data that holds its id. */
  readonly field: string;
  /** Whether it is still there for others: if not, there is nothing to open. */
  stands(id: RawBuilder<unknown>): RawBuilder<boolean>;
  /** Selects the text for a reader who may read it where it stands; by default its author alone. */
  quote?(id: RawBuilder<unknown>, viewer: Viewer, now: Date): RawBuilder<unknown>;
}

/** How a viewer stands to what shows a file. */
export type MediaReader = (
  db: Kysely<DB>,
  subjectId: string,
  viewer: Actor,
) => Promise<MediaAccess>;

/** The outcome of a moderator's review of a file. */
export interface ReviewedFile {
  id: MediaId;
  uploadedBy: UserId | null;
  /** Whether others could not see it until now. */
  wasHeld: boolean;
  approved: boolean;
}

/** The hooks of what shows a file, called once the file was reviewed. */
export interface MediaOwnerHooks {
  /** Locks the subject; every change to it and its files locks it first, too. */
  lock?(tx: Kysely<DB>, subjectId: string): Promise<unknown>;
  decided(tx: Kysely<DB>, subjectId: string, file: ReviewedFile): Promise<void>;
}

export interface MediaSubject {
  readonly reader: MediaReader;
  readonly hooks: MediaOwnerHooks;
}

/** From which age on people may read a text: everybody, all but children, adults. */
export type ReaderAge = 0 | 13 | 18;

/** A text with its place in the form, which a refusal names: `tasks.2.title`. */
export type PlacedText = readonly [path: string, text: string];

/** Content that nobody has read as words to a child. */
export interface UnreadWords {
  id: string;
  author: Pick<Member, 'id' | 'ageBand'>;
  audience: Audience;
  texts: readonly PlacedText[];
}

/** The author or the club whose content is read; null for any. */
export interface Whose {
  authorId: UserId | null;
  clubId: ClubId | null;
}

/** Content from before texts were read for children. */
export interface WordsFromBefore {
  /** The newest first. */
  unread(db: Kysely<DB>, whose: Whose, limit: number, now: Date): Promise<UnreadWords[]>;
  /** Keeps the result of reading it; does nothing where the text has changed meanwhile. */
  settle(tx: Kysely<DB>, id: string, readerAge: ReaderAge): Promise<void>;
  /** Queues what was held from minors while none could read it. */
  open?(tx: Kysely<DB>, authorId: UserId, limit: number): Promise<void>;
}

/** Kinds in the queue that are texts, and may be older than the reading for children. */
export type UnreadKind = Exclude<QueueKind, 'media' | 'user_type'>;

/** What a place needs of each kind that it names, and no other kind has. */
type When<Kind, Named, Part> = Kind extends Named ? Part : { readonly [K in keyof Part]?: never };

type Registration<Kind extends ContentType> = { readonly kind: Kind } & When<
  Kind,
  SanctionedType,
  { readonly hiding: ContentHiding }
> &
  When<Kind, ReportedType, { readonly report: ContentReport }> &
  When<Kind, QueueKind, { readonly queue: QueueHolder }> &
  When<Kind, UnreadKind, { readonly words: WordsFromBefore }> &
  When<Kind, InboxKind, { readonly guardian: GuardianQuestion }> &
  When<Kind, MediaSubjectKind, { readonly media: MediaSubject }> &
  (Kind extends SanctionedType ? { readonly excerpt: Excerpt } : { readonly excerpt?: Excerpt }) & {
    readonly notification?: NotificationSubject;
    readonly revoke?: Readonly<Partial<Record<Permission, PermissionRevocation>>>;
  };

/** A kind of content, with what every place that names the kind needs of it: the compiler asks for each part. */
export type ContentKind = { [Kind in ContentType]: Registration<Kind> }[ContentType];
