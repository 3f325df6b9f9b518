import { invalidateForReaders } from '#platform/realtime/readers';
import type { DB } from '#db/schema.generated';
import type { Clock } from '#platform/clock';
import type { DomainEvents } from '#platform/outbox/domain-events';
import { type CaseId, caseDueBy } from '@ribbon/domain/safeguarding';
import type { Kysely } from 'kysely';
import type { CaseToOpen } from './safeguarding.new-case.rules.ts';
import { asCase } from '../cases/safeguarding.scope.ts';
import { caseReadingStore } from '../cases/safeguarding.read.store.ts';
import { caseStore } from '../safeguarding.store.ts';

/** What open browsers of system admins read again. */
export const CASES_TOPIC = 'safeguarding';

export type CaseOpening = ReturnType<typeof caseOpening>;

/** Opens cases for other slices. */
export const caseOpening = ({
  clock,
  domainEvents,
}: {
  clock: Clock;
  domainEvents: DomainEvents;
}) => ({
  /** In the transaction of what led to it. A content report opens one case, however often it is asked. */
  async open(tx: Kysely<DB>, about: CaseToOpen): Promise<CaseId> {
    const at = clock();
    const dueAt = caseDueBy(about.urgency, at);
    const caseId = await caseStore.insert(tx, { ...about, at, dueAt });
    if (caseId === undefined) return caseStore.ofReport(tx, about.reportId ?? '');
    await caseStore.write(tx, caseId, { kind: 'opened', by: about.openedBy, at });
    for (const { label, ...subject } of about.links ?? []) {
      const person = await caseReadingStore.personBehind(tx, subject);
      const link = { subject, ...(person && { person }) };
      await caseStore.write(tx, caseId, { kind: 'linked', by: null, at, note: label, ...link });
    }
    await domainEvents.publish(tx, 'safeguarding.opened', { caseId });
    await domainEvents.publish(tx, 'safeguarding.due', { caseId }, { from: dueAt });
    await invalidateForReaders(tx, asCase(caseId), CASES_TOPIC);
    return caseId;
  },
});
