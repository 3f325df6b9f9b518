import type { DB } from '#db/schema.generated';
import type { Clock } from '#platform/clock';
import type { DomainEvents } from '#platform/outbox/domain-events';
import { type UserId, isChild } from '@ribbon/domain/accounts';
import { NOTICE_VERSION, Permission } from '@ribbon/domain/families';
import type { Kysely } from 'kysely';
import { invalidateFamily } from './families.guardian.ts';
import { consentStore } from './consents/families.consents.store.ts';
import { linkStore } from './links/families.links.store.ts';
import type { FriendTies } from './links/families.end-link.service.ts';
import type { ChildRecords } from './requests/families.child-records.rules.ts';

interface Needs {
  clock: Clock;
  domainEvents: DomainEvents;
  records: () => Pick<ChildRecords, 'awaitGuardian'>;
  ties: Pick<FriendTies, 'linkEnded'>;
}

/**
 * What becomes of children when a guardian leaves for good: the next full guardian takes over; where
 * there is none, a child under 13 waits again, for somebody who says yes.
 */
export const familyHoldings = ({ clock, domainEvents, records, ties }: Needs) => ({
  async release(tx: Kysely<DB>, guardianId: UserId): Promise<void> {
    const at = clock();
    for (const link of await linkStore.primaryLinksOf(tx, guardianId, at)) {
      const { childId, childAgeBand } = link;
      await linkStore.end(tx, link, { at, reason: 'left' });
      await ties.linkEnded(tx, { childId, guardianId });
      const heir = await linkStore.heirOf(tx, childId);
      if (heir !== undefined) await promote(tx, domainEvents, { childId, guardianId: heir });
      else if (isChild(childAgeBand))
        await waitAgain(tx, { domainEvents, records }, { childId, guardianId, at });
      await invalidateFamily(tx, childId);
    }
  },
});

async function promote(
  tx: Kysely<DB>,
  domainEvents: DomainEvents,
  pair: { childId: UserId; guardianId: UserId },
): Promise<void> {
  await linkStore.setRole(tx, { parentId: pair.guardianId, childId: pair.childId }, 'primary');
  await domainEvents.publish(tx, 'guardian.promoted', pair);
}

async function waitAgain(
  tx: Kysely<DB>,
  { domainEvents, records }: Pick<Needs, 'domainEvents' | 'records'>,
  { childId, guardianId, at }: { childId: UserId; guardianId: UserId; at: Date },
): Promise<void> {
  // Nobody stands behind the consents any more, so none of them holds.
  await records().awaitGuardian(tx, childId, at);
  for (const permission of Permission.options) {
    await consentStore.setPermission(tx, {
      childId,
      guardianId,
      permission,
      granted: false,
      expiresAt: null,
      at,
    });
  }
  await consentStore.record(tx, [
    {
      childId,
      guardianId,
      purpose: 'account',
      action: 'withdrawn',
      method: 'own_account',
      noticeVersion: NOTICE_VERSION,
      at,
    },
  ]);
  await domainEvents.publish(tx, 'child.guardian.left', { childId });
}
