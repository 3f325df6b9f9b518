import type { DB } from '#db/schema.generated';
import { type ClubId, type UserId, accountFaults } from '@ribbon/domain/accounts';
import { CLUB_CHOICES } from '@ribbon/domain/clubs';
import type { Kysely } from 'kysely';
import { clubStore } from './clubs.store.ts';
import { membershipStore } from './memberships.store.ts';

export type ClubService = ReturnType<typeof clubService>;

export const clubService = ({ db }: { db: Kysely<DB> }) => ({
  async choices(search: string) {
    return { clubs: await clubStore.choices(db, search, CLUB_CHOICES) };
  },
});

export type ClubMemberships = ReturnType<typeof clubMemberships>;

/** What other slices may do with memberships. */
export const clubMemberships = () => ({
  /**
   * Joins at once where the club is open, and waits for the club where it is not. A child's
   * membership waits for the guardian first.
   */
  async joinAtSignUp(
    tx: Kysely<DB>,
    userId: UserId,
    clubId: ClubId,
    { waitsForGuardian = false } = {},
  ): Promise<void> {
    const policy = await clubStore.joinPolicy(tx, clubId);
    if (policy === undefined || policy === 'invitation') throw accountFaults.clubUnknown();
    const afterwards = policy === 'open' ? 'active' : 'waiting_club';
    const status = waitsForGuardian ? 'waiting_guardian' : afterwards;
    await membershipStore.insert(tx, { userId, clubId, status });
  },
});

/** What becomes of clubs when a person leaves for good. */
export const clubHoldings = () => ({
  heldBy: (tx: Kysely<DB>, userId: UserId): Promise<ClubId[]> => clubStore.heldBy(tx, userId),

  async release(tx: Kysely<DB>, clubIds: readonly string[], email: string): Promise<void> {
    await clubStore.listWithoutAdmins(tx, clubIds);
    await clubStore.forgetAddress(tx, email);
  },
});
