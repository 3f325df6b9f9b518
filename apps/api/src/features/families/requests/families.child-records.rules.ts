import type { DB } from '#db/schema.generated';
import type { AgeBand, Correction, PersonDetails, UserId } from '@ribbon/domain/accounts';
import type { Kysely } from 'kysely';
import type { Language } from '@ribbon/domain/kernel';

/** Accounts of children added by a guardian, without an address; the accounts slice makes them. */
export interface ChildAccounts {
  hash(password: string | null): Promise<string>;
  add(
    tx: Kysely<DB>,
    child: {
      firstName: string;
      birthMonth: number;
      birthYear: number;
      country: string | null;
      isInBeta: boolean;
      username: string;
      passwordHash: string;
    },
  ): Promise<UserId>;
  setPassword(tx: Kysely<DB>, childId: UserId, passwordHash: string): Promise<void>;
  newCard(
    tx: Kysely<DB>,
    childId: UserId,
    madeBy: UserId,
  ): Promise<{ code: string; expiresAt: Date }>;
  /** False when there was none. */
  cancelCard(tx: Kysely<DB>, childId: UserId): Promise<boolean>;
}

/** What guardians, and time, change about a child's account; the slice that keeps accounts writes it. */
export interface ChildRecords {
  activate(
    tx: Kysely<DB>,
    id: UserId,
    child: PersonDetails & { ageBand: AgeBand; isInBeta: boolean; at: Date },
  ): Promise<void>;
  awaitGuardian(tx: Kysely<DB>, id: UserId, at: Date): Promise<void>;
  /** Children who have turned 13. */
  promoteTurnedThirteen(tx: Kysely<DB>, now: Date): Promise<UserId[]>;
  resumePaused(tx: Kysely<DB>, ids: readonly UserId[]): Promise<void>;
  setLanguage(tx: Kysely<DB>, id: UserId, language: Language): Promise<void>;
  setPause(
    tx: Kysely<DB>,
    change: { childId: UserId; guardianId: UserId; paused: boolean; at: Date },
  ): Promise<void>;
}

/** A name or month of birth that a guardian puts right. */
export interface ChildCorrections {
  byGuardian(tx: Kysely<DB>, childId: UserId, correction: Correction): Promise<void>;
}
