import type { DB } from '#db/schema.generated';
import type { Clock } from '#platform/clock';
import { conflictIn } from '#platform/database-errors';
import type { Events } from '#platform/events';
import type { SignedIn } from '#platform/session';
import { accountFaults } from '@ribbon/domain/accounts';
import { type Acceptance, NOTICE_VERSION, familyFaults } from '@ribbon/domain/families';
import type { Kysely } from 'kysely';
import { consentStore } from '../families.consents.store.ts';
import { tellFamily } from '../families.gate.ts';
import { linkStore } from '../families.links.store.ts';
import type { Claims } from './claims.ts';

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  events: Events;
  claims: Claims;
}

export type AcceptanceService = ReturnType<typeof acceptanceService>;

/** Somebody agrees to look after an account that is in use. */
export const acceptanceService = ({ db, clock, events, claims }: Needs) => ({
  async accept(actor: SignedIn, { relationship, ...link }: Acceptance): Promise<void> {
    const at = clock();
    try {
      await db.transaction().execute(async (tx) => {
        const request = await claims.claim(tx, actor, link);
        const { childId, kind } = request;
        if (kind === 'approval') throw accountFaults.linkSpent();
        await claims.settle(tx, request, 'approved', actor.id);
        const isTaken = request.role === 'primary' && (await linkStore.hasPrimary(tx, childId));
        await linkStore.insert(tx, {
          parentId: actor.id,
          parentEmail: actor.email,
          childId,
          role: isTaken ? 'full' : request.role,
          relationship,
          origin: kind,
          at,
        });
        await consentStore.record(tx, [
          {
            childId,
            guardianId: actor.id,
            purpose: 'guardian_link',
            action: 'given',
            method: 'email_link',
            noticeVersion: NOTICE_VERSION,
            at,
          },
        ]);
        await events.publish(tx, 'guardian.joined', { childId, guardianId: actor.id });
        await tellFamily(tx, childId);
      });
    } catch (error) {
      throw refusalOf(error);
    }
  },
});

/** What the database keeps: four guardians, no loops, one link per pair. */
function refusalOf(error: unknown): unknown {
  const { constraint } = (error ?? {}) as { constraint?: string };
  if (constraint === 'parental_relationships_at_most_four') return familyFaults.tooManyGuardians();
  if (constraint === 'parental_relationships_no_loop') return familyFaults.ownGuardian();
  if (constraint === 'parental_relationships_not_oneself') return familyFaults.ownGuardian();
  return conflictIn(error) === 'parental_relationships_one_per_pair'
    ? familyFaults.alreadyGuardian()
    : error;
}
