import type { DB } from '#db/schema.generated';
import { recordAct } from '#db/audit';
import type { Clock } from '#platform/clock';
import type { DomainEvents } from '#platform/outbox/domain-events';
import { invalidate } from '#platform/realtime/realtime';
import type { UserId } from '@ribbon/domain/accounts';
import { PROPOSAL_WAIT_HOURS, type ProposalId } from '@ribbon/domain/proposals';
import type { Kysely } from 'kysely';
import type { ProposedActs } from './proposals.acts.rules.ts';
import { type ProposalFacts, proposalStore } from './proposals.store.ts';

const HOUR_MS = 3_600_000;
export const TOPIC = 'proposals';

export interface ProposalNeeds {
  db: Kysely<DB>;
  clock: Clock;
  domainEvents: DomainEvents;
  /** The slices that carry acts out are made after this one. */
  acts(): ProposedActs;
}

type Verdict = Parameters<typeof proposalStore.settle>[2];

/** What becomes of a proposal, whether a person or its clock decides. */
export const proposalSettling = ({ domainEvents, acts }: ProposalNeeds) => {
  const record = (
    tx: Kysely<DB>,
    actorId: UserId | null,
    verb: string,
    { personId, kind, clubId, reason }: ProposalFacts,
  ) =>
    recordAct(tx, {
      actorId,
      action: `proposal.${verb}`,
      subjectKind: 'user',
      subjectId: personId,
      reason,
      details: { kind, ...(clubId && { clubId }) },
    });

  return {
    record,

    /** When an act happens by itself that was left alone at this moment. */
    inTime: (at: Date) => new Date(at.getTime() + PROPOSAL_WAIT_HOURS * HOUR_MS),

    /** From now on it happens by itself, which the people concerned hear of first. */
    async startClock(tx: Kysely<DB>, proposalId: ProposalId, dueAt: Date): Promise<void> {
      await domainEvents.publish(tx, 'proposal.clocked', { proposalId });
      await domainEvents.publish(tx, 'proposal.due', { proposalId }, { from: dueAt });
    },

    carryOut(
      tx: Kysely<DB>,
      { kind, personId: userId, clubId, details, reason }: ProposalFacts,
      people: { proposedBy: UserId; by: UserId },
    ): Promise<void> {
      return acts()[kind](tx, { userId, clubId, details, reason, ...people });
    },

    async settle(
      tx: Kysely<DB>,
      proposal: ProposalFacts,
      { reason, verb, ...verdict }: Verdict & { reason: string; verb?: string },
    ): Promise<void> {
      await proposalStore.settle(tx, proposal.id, verdict);
      await record(tx, verdict.by, verb ?? verdict.outcome, { ...proposal, reason });
      await domainEvents.publish(tx, 'proposal.settled', { proposalId: proposal.id });
      await invalidate(tx, 'systemAdmins', TOPIC);
    },
  };
};

export type Settling = ReturnType<typeof proposalSettling>;
