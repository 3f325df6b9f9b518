import type { DB } from '#db/schema.generated';
import { lockSystemAdmins } from '#db/people/system-admins';
import { reveal } from '#platform/http/guards';
import { invalidate } from '#platform/realtime/realtime';
import { type Member, isOwnMatter } from '@ribbon/domain/accounts';
import { Fault } from '@ribbon/domain/kernel';
import {
  type ProposalDecision,
  type ProposalId,
  proposalFaults as faults,
  proposalPolicy,
} from '@ribbon/domain/proposals';
import type { Kysely } from 'kysely';
import type { Proposing } from './proposals.acts.rules.ts';
import { type ProposalNeeds, type Settling, TOPIC } from './proposals.settlement.service.ts';
import { type ProposalFacts, proposalStore } from './proposals.store.ts';

/** Puts an act before a second admin, in the transaction of the first. */
export const proposing = (
  { clock, domainEvents }: ProposalNeeds,
  { inTime, record, startClock }: Settling,
): Proposing => ({
  async propose(tx, by, proposal) {
    const admins = await lockSystemAdmins(tx);
    const at = clock();
    const { userId: personId } = proposal;
    const isAlone = proposalPolicy.colleagues(admins, { by: by.id, personId }).length === 0;
    const dueAt = isAlone ? inTime(at) : null;
    const proposalId = await proposalStore.insert(tx, { ...proposal, by: by.id, at, dueAt });
    if (proposalId === undefined) throw faults.alreadyProposed();
    await record(tx, by.id, 'made', reveal(await proposalStore.lock(tx, proposalId)));
    await domainEvents.publish(tx, 'proposal.made', { proposalId });
    if (dueAt !== null) await startClock(tx, proposalId, dueAt);
    await invalidate(tx, 'systemAdmins', TOPIC);
    return { outcome: 'waits', until: dueAt };
  },

  async drop(tx, which) {
    const id = await proposalStore.find(tx, which);
    if (id === undefined) return;
    await proposalStore.settle(tx, id, { outcome: 'lapsed', by: null, at: clock() });
    await invalidate(tx, 'systemAdmins', TOPIC);
  },
});

export type ProposalService = ReturnType<typeof proposalService>;

/** Acts that need two people (child-safety rule 35). */
export function proposalService({ db, clock }: ProposalNeeds, { carryOut, settle }: Settling) {
  async function agree(tx: Kysely<DB>, by: Member, proposal: ProposalFacts): Promise<void> {
    try {
      const proposedBy = proposal.proposedBy ?? by.id;
      await carryOut(tx, proposal, { proposedBy, by: by.id });
    } catch (error) {
      if (error instanceof Fault) throw faults.outOfDate({ message: error.message });
      throw error;
    }
  }

  return {
    async list(reader: Member) {
      return { proposals: await proposalStore.waiting(db, reader.id, clock()) };
    },

    waiting: ({ id }: Member) => proposalStore.count(db, id, clock()),

    /** The second of two. All system admins are locked first, as every change of them does. */
    decide: (by: Member, id: ProposalId, decision: ProposalDecision): Promise<void> =>
      db.transaction().execute(async (tx) => {
        await lockSystemAdmins(tx);
        const proposal = reveal(await proposalStore.lock(tx, id, by.id));
        if (proposal.outcome !== null) throw faults.alreadyDecided();
        const isProposer = proposalPolicy.isOwn(by, proposal);
        if (isProposer && decision.agree) throw faults.secondAdmin();
        if (!isProposer && isOwnMatter(by, proposal)) throw faults.own();
        if (decision.agree) await agree(tx, by, proposal);
        const outcome = decision.agree ? 'agreed' : 'declined';
        const verb = isProposer ? 'withdrawn' : outcome;
        const { reason } = decision;
        await settle(tx, proposal, { outcome, by: by.id, at: clock(), reason, verb });
      }),
  };
}
