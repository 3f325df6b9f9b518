import type { DB } from '#db/schema.generated';
import type { ClubId, UserId } from '@ribbon/domain/accounts';
import type { MembershipId } from '@ribbon/domain/clubs';
import type { Kysely } from 'kysely';
import { clubStore } from '../clubs.store.ts';
import { clubRoleStore } from '../manage/clubs.roles.store.ts';
import { membershipStore } from './clubs.memberships.store.ts';

/** Everything that depends on a person's place in a club. */
export interface Departures {
  /** Places in events to come. */
  leftClub(tx: Kysely<DB>, userId: UserId, clubId: ClubId): Promise<void>;
  /** Friendships of coaches and gymnasts, whose reason may have ended (rule 23). */
  recheck(tx: Kysely<DB>, people: readonly string[]): Promise<void>;
}

/** Ends what a person has with a club, and what hung on it. Undefined when there was nothing. */
export async function endMembership(
  tx: Kysely<DB>,
  departures: Departures,
  leaving: { userId: UserId; clubId: ClubId; reason: 'left' | 'removed' },
  at: Date,
): Promise<MembershipId | undefined> {
  const ended = await membershipStore.end(tx, leaving, at);
  if (ended === undefined) return undefined;
  await departures.leftClub(tx, leaving.userId, leaving.clubId);
  await departures.recheck(tx, [leaving.userId]);
  return ended;
}

/**
 * Lists clubs that nobody runs any more again, for somebody else to claim. Coaches confirmed there
 * answer to nobody now, so they are coaches no longer (rule 23).
 */
export async function releaseClubs(
  tx: Kysely<DB>,
  departures: Pick<Departures, 'recheck'>,
  clubIds: readonly string[],
  at: Date,
): Promise<void> {
  const released = await clubStore.listWithoutAdmins(tx, clubIds);
  await departures.recheck(tx, await clubRoleStore.dismissCoaches(tx, released, at));
}
