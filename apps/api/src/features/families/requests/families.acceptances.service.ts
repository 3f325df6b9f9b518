import type { DB } from '#db/schema.generated';
import type { Clock } from '#platform/clock';
import type { DomainEvents } from '#platform/outbox/domain-events';
import type { SignedIn } from '#platform/session/session';
import { accountFaults } from '@ribbon/domain/accounts';
import { type Acceptance, NOTICE_VERSION } from '@ribbon/domain/families';
import type { Kysely } from 'kysely';
import { consentStore } from '../consents/families.consents.store.ts';
import { invalidateFamily } from '../families.guardian.ts';
import { linkStore } from '../links/families.links.store.ts';
import { type LinkService, linkRefusal } from '../links/families.links.service.ts';
import type { VerificationService } from '../verification/families.verification.service.ts';
import type { GuardianAnswering } from './families.answering.service.ts';

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  domainEvents: DomainEvents;
  answering: GuardianAnswering;
  links: Pick<LinkService, 'wait'>;
  verification: Pick<VerificationService, 'through'>;
}

export type AcceptanceService = ReturnType<typeof acceptanceService>;

/** Somebody agrees to look after an account that is in use. A young person's link waits first. */
export const acceptanceService = ({
  db,
  clock,
  domainEvents,
  answering,
  links,
  verification,
}: Needs) => ({
  async accept(actor: SignedIn, { relationship, ...link }: Acceptance): Promise<void> {
    const at = clock();
    try {
      await db.transaction().execute(async (tx) => {
        const request = await answering.forAddressee(tx, actor, link);
        const { childId, kind } = request;
        if (kind === 'approval') throw accountFaults.linkSpent();
        await answering.settle(tx, request, 'approved', actor.id);
        const isOfYoung = kind === 'teen_link';
        if (isOfYoung) await links.wait(tx, { childId, guardianId: actor.id, relationship });
        else {
          await linkStore.insert(tx, {
            parentId: actor.id,
            parentEmail: actor.email,
            childId,
            role: request.role,
            relationship,
            origin: kind,
            at,
          });
        }
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
        if (isOfYoung) return;
        const pair = { childId, guardianId: actor.id };
        if (request.requestedBy) {
          await verification.through(tx, { ...pair, inviterId: request.requestedBy });
        }
        await domainEvents.publish(tx, 'guardian.joined', pair);
        await invalidateFamily(tx, childId);
      });
    } catch (error) {
      throw linkRefusal(error);
    }
  },
});
