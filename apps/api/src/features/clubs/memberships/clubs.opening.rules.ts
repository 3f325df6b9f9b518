import type { DB } from '#db/schema.generated';
import type { ClubId } from '@ribbon/domain/accounts';
import { type JoinPolicy, clubFaults, clubPolicy } from '@ribbon/domain/clubs';
import type { Kysely } from 'kysely';
import { clubStore } from '../clubs.store.ts';

/** Refuses to open a club to everybody while minors belong to it (rule 22). */
export async function assertMayOpenToAll(
  tx: Kysely<DB>,
  club: { id: ClubId; joinPolicy: JoinPolicy },
  now: Date,
): Promise<void> {
  if (club.joinPolicy !== 'open') return;
  if (clubPolicy.mayOpen({ hasMinors: await clubStore.hasMinors(tx, club.id, now) })) return;
  const { message } = clubFaults.openWithMinors;
  throw clubFaults.openWithMinors({ issues: [{ path: 'joinPolicy', message }] });
}
