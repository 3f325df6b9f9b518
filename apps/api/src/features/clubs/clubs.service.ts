import type { DB } from '#db/schema.generated';
import type { Clock } from '#platform/clock';
import type { ClubId, UserId } from '@ribbon/domain/accounts';
import { CLUB_CHOICES } from '@ribbon/domain/clubs';
import type { Kysely } from 'kysely';
import { invalidateForAdmins, invalidateForEverybody } from './clubs.realtime.ts';
import { clubStore } from './clubs.store.ts';
import { type Departures, releaseClubs } from './memberships/clubs.departures.service.ts';

export type ClubService = ReturnType<typeof clubService>;

export const clubService = ({ db }: { db: Kysely<DB> }) => ({
  async choices(query: { search: string; scope: 'joinable' | 'all' }) {
    return { clubs: await clubStore.choices(db, query, CLUB_CHOICES) };
  },
});

/** Has open browsers read again what clubs show. */
export const clubRealtime = () => ({
  ratingChanged: (tx: Kysely<DB>): Promise<void> => invalidateForEverybody(tx),
  /** Refreshes a club's figures for its administrators. */
  figuresChanged: (tx: Kysely<DB>, clubId: ClubId): Promise<void> =>
    invalidateForAdmins(tx, clubId),
});

interface HoldingNeeds {
  clock: Clock;
  departures: Pick<Departures, 'recheck'>;
}

/** Hands on the clubs of a person who leaves for good. */
export const clubHoldings = ({ clock, departures }: HoldingNeeds) => ({
  heldBy: (tx: Kysely<DB>, userId: UserId): Promise<ClubId[]> => clubStore.heldBy(tx, userId),

  async release(tx: Kysely<DB>, clubIds: readonly string[], email: string | null): Promise<void> {
    await releaseClubs(tx, departures, clubIds, clock());
    if (email !== null) await clubStore.forgetAddress(tx, email);
  },
});
