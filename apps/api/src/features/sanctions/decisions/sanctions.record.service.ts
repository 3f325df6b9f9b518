import type { DB } from '#db/schema.generated';
import { recordAct } from '#db/audit';
import { authorize, reveal } from '#platform/http/guards';
import type { Member, SanctionId, UserId } from '@ribbon/domain/accounts';
import { sanctionFaults, sanctionPolicy } from '@ribbon/domain/sanctions';
import type { Kysely } from 'kysely';
import { type SanctionFacts, sanctionStore } from '../sanctions.store.ts';

/** Refuses moderators who would decide about themselves or their own child. */
export function checkDecider(by: Member, person: { personId: UserId; isOwnChild: boolean }): void {
  if (sanctionPolicy.isOwn(by, person)) throw sanctionFaults.own();
  authorize(sanctionPolicy.decide(by, person));
}

/** Writes down what a moderator did about a decision. */
export const recordDecision = (
  tx: Kysely<DB>,
  by: UserId,
  action: string,
  facts: SanctionFacts,
  reason: string,
) =>
  recordAct(tx, {
    actorId: by,
    action,
    subjectKind: 'user',
    subjectId: facts.personId,
    reason,
    details: { sanctionId: facts.id, kind: facts.kind, content: facts.content },
  });

/** The current decision, locked after its content: edits of the content lock in the same order. */
export async function currentDecision(tx: Kysely<DB>, by: Member, id: SanctionId, version: number) {
  const facts = reveal(await sanctionStore.facts(tx, id, { moderator: by.id, lock: true }));
  if (facts.liftedAt !== null) throw sanctionFaults.alreadyUndone();
  if (facts.version !== version) throw sanctionFaults.changedMeanwhile();
  return facts;
}
