import type { DB } from '#db/schema.generated';
import type { ClubId, UserId } from '@ribbon/domain/accounts';
import type { MembershipId } from '@ribbon/domain/clubs';
import type { Kysely } from 'kysely';
import { membershipStore } from './memberships.store.ts';

/** What becomes of a member's places in events to come. */
export interface Departures {
  leftClub(tx: Kysely<DB>, userId: UserId, clubId: ClubId): Promise<void>;
}

/** Ends what a person has with a club, and what hung on it. Undefined when there was nothing. */
export async function endMembership(
  tx: Kysely<DB>,
  departures: Departures,
  leaving: { userId: UserId; clubId: ClubId; reason: 'left' | 'removed' },
  at: Date,
): Promise<MembershipId | undefined> {
  const ended = await membershipStore.end(tx, leaving, at);
  if (ended !== undefined) await departures.leftClub(tx, leaving.userId, leaving.clubId);
  return ended;
}
