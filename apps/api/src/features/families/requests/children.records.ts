import type { DB } from '#db/schema.generated';
import type { AgeBand, PersonDetails, UserId } from '@ribbon/domain/accounts';
import type { Kysely } from 'kysely';

/** What guardians, and time, change about a child's account; the slice that keeps accounts writes it. */
export interface ChildRecords {
  activate(
    tx: Kysely<DB>,
    id: UserId,
    child: PersonDetails & { ageBand: AgeBand; at: Date },
  ): Promise<void>;
  awaitGuardian(tx: Kysely<DB>, id: UserId, at: Date): Promise<void>;
  /** Those who have turned 13. */
  growUp(tx: Kysely<DB>, now: Date): Promise<UserId[]>;
  letGoOn(tx: Kysely<DB>, ids: readonly UserId[]): Promise<void>;
  setPause(
    tx: Kysely<DB>,
    change: { childId: UserId; guardianId: UserId; paused: boolean; at: Date },
  ): Promise<void>;
}
