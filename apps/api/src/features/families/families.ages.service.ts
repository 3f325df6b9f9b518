import type { DB } from '#db/schema.generated';
import type { Clock } from '#platform/clock';
import type { Content } from '#platform/content/content-registry';
import type { DomainEvents } from '#platform/outbox/domain-events';
import { invalidate } from '#platform/realtime/realtime';
import type { UserId } from '@ribbon/domain/accounts';
import { familyFaults } from '@ribbon/domain/families';
import { Fault } from '@ribbon/domain/kernel';
import { type Kysely } from 'kysely';
import { invalidateFamily } from './families.guardian.ts';
import { linkStore } from './links/families.links.store.ts';
import type { FriendTies } from './links/families.end-link.service.ts';
import type { ChildRecords } from './requests/families.child-records.rules.ts';
import { childStore } from './requests/families.children.store.ts';
import type { GuardianRequests } from './requests/families.requests.service.ts';
import { inboxStore } from './space/families.inbox.store.ts';

interface Needs {
  clock: Clock;
  domainEvents: DomainEvents;
  content: Pick<Content, 'guardian'>;
  records: () => Pick<ChildRecords, 'resumePaused'>;
  requests: Pick<GuardianRequests, 'askForApproval'>;
  ties: Pick<FriendTies, 'linkEnded'>;
}

export type FamilyAges = ReturnType<typeof familyAges>;

/** What another age means to a family, when time or a correction brings it. */
export const familyAges = ({ clock, domainEvents, content, records, requests, ties }: Needs) => ({
  /** The account is the young person's own from now on. */
  async grewUp(tx: Kysely<DB>, childId: UserId, now: Date): Promise<void> {
    await resumePaused(tx, content, childId, now);
    await domainEvents.publish(tx, 'child.turned_thirteen', { childId });
    await invalidate(tx, `user:${childId}`, 'me');
  },

  /** Of everybody who is 18 by now, or of one person. */
  async cameOfAge(tx: Kysely<DB>, now: Date, only?: UserId): Promise<void> {
    const pairs = await childStore.comeOfAge(tx, now, only);
    await records().resumePaused(
      tx,
      pairs.map(({ childId }) => childId),
    );
    for (const pair of pairs) {
      await domainEvents.publish(tx, 'guardian.handover', pair);
      for (const id of [pair.childId, pair.guardianId]) await invalidate(tx, `user:${id}`, 'me');
    }
  },

  /**
   * Under 13 after all: nobody has agreed to this account (rule 2). The linked adult is
   * asked like any guardian, reads the notice and decides.
   */
  async becameChild(tx: Kysely<DB>, childId: UserId): Promise<void> {
    const [first] = await childStore.guardianAddresses(tx, childId);
    for (const parentId of await linkStore.guardianIds(tx, childId)) {
      await linkStore.end(tx, { parentId, childId }, { at: clock(), reason: 'removed' });
      await ties.linkEnded(tx, { childId, guardianId: parentId });
      await invalidate(tx, `user:${parentId}`, 'family');
    }
    if (first !== undefined) {
      try {
        await requests.askForApproval(tx, childId, first);
      } catch (error) {
        if (!familyFaults.tooManyLinks.matches(error)) throw error;
      }
    }
    await invalidateFamily(tx, childId);
  },
});

/** From 13 on nothing waits for a guardian, who has no say any more: what did goes on by itself. */
async function resumePaused(
  tx: Kysely<DB>,
  content: Pick<Content, 'guardian'>,
  childId: UserId,
  at: Date,
): Promise<void> {
  for (const { id, kind, subjectId } of await inboxStore.open(tx, childId)) {
    // Up to 15 a linked adult still says yes to a competition.
    if (kind === 'competition_entry') continue;
    await inboxStore.settle(tx, id, { approved: true, by: childId, at });
    const subject = { id: subjectId, childId, by: childId };
    try {
      await content.guardian(kind).decide(tx, subject, true);
    } catch (error) {
      // An event that has begun, say: it is too late for a yes.
      if (!(error instanceof Fault)) throw error;
      await content.guardian(kind).decide(tx, subject, false);
    }
  }
}
