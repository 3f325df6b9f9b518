import type { DB } from '#db/schema.generated';
import type { ClubId, Member, UserId } from '@ribbon/domain/accounts';
import type { QueueKind } from '@ribbon/domain/moderation';
import type { Kysely } from 'kysely';
import type { Draft, PlacedText, ReaderAge } from '../judge/moderation.draft.rules.ts';

/** Words that nobody has read as words to a child. */
export interface UnreadWords {
  id: string;
  author: Pick<Member, 'id' | 'ageBand'>;
  audience: Draft['audience'];
  texts: readonly PlacedText[];
}

/** Whose words: somebody's, a club's, or anybody's. */
export interface Whose {
  authorId: UserId | null;
  clubId: ClubId | null;
}

/** What the slice that owns words from before does about them. */
export interface WordsFromBefore {
  /** The newest first. */
  unread(db: Kysely<DB>, whose: Whose, limit: number, now: Date): Promise<UnreadWords[]>;
  /** They were read; does nothing where somebody has changed them meanwhile. */
  settle(tx: Kysely<DB>, id: string, readerAge: ReaderAge): Promise<void>;
  /** Puts before a person what was held from minors while none could read it. */
  open?(tx: Kysely<DB>, authorId: UserId, limit: number): Promise<void>;
}

export type AllWordsFromBefore = Readonly<
  Record<Extract<QueueKind, 'post' | 'comment' | 'challenge' | 'profile'>, WordsFromBefore>
>;
