import type { DB } from '#db/schema.generated';
import { lockActiveAdmins, lockSystemAdmins } from '#db/people/system-admins';
import { Fault } from '@ribbon/domain/kernel';
import { type ProposalId, proposalPolicy } from '@ribbon/domain/proposals';
import type { Kysely } from 'kysely';
import type { ProposalNeeds, Settling } from './proposals.settlement.service.ts';
import { type ProposalFacts, proposalStore } from './proposals.store.ts';

/** So many at a time. */
const STEP = 100;

/** Acts to which nobody but their proposer could agree, and their clocks. */
export function proposalClock({ db, clock, domainEvents }: ProposalNeeds, settling: Settling) {
  const { carryOut, inTime, settle, startClock } = settling;

  /** Its time is up and nobody else could agree: it happens, unless its proposer is gone. */
  async function happen(tx: Kysely<DB>, proposal: ProposalFacts): Promise<void> {
    const { proposedBy, reason } = proposal;
    const verdict = { by: null, at: clock() };
    if (proposedBy === null || !(await lockActiveAdmins(tx)).includes(proposedBy)) {
      const gone = 'Its proposer isn’t a system admin any more';
      return settle(tx, proposal, { ...verdict, outcome: 'lapsed', reason: gone });
    }
    await carryOut(tx, proposal, { proposedBy, by: proposedBy });
    return settle(tx, proposal, { ...verdict, outcome: 'happened', reason });
  }

  async function attend(tx: Kysely<DB>, id: ProposalId): Promise<void> {
    const admins = await lockSystemAdmins(tx);
    const proposal = await proposalStore.lock(tx, id);
    if (proposal === undefined || proposal.outcome !== null) return;
    const { proposedBy, personId, dueAt } = proposal;
    const at = clock();
    const isAlone = proposalPolicy.colleagues(admins, { by: proposedBy, personId }).length === 0;
    if (isAlone && dueAt === null) {
      await proposalStore.setDue(tx, id, inTime(at));
      await startClock(tx, id, inTime(at));
    }
    if (dueAt === null || dueAt > at) return;
    if (isAlone) return happen(tx, proposal);
    // Somebody came who can agree.
    await proposalStore.setDue(tx, id, null);
    await domainEvents.publish(tx, 'proposal.made', { proposalId: id });
  }

  /** What cannot be done any more lapses, and says why. */
  async function attendOne(id: ProposalId): Promise<void> {
    try {
      await db.transaction().execute((tx) => attend(tx, id));
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      await db.transaction().execute(async (tx) => {
        const proposal = await proposalStore.lock(tx, id);
        if (proposal === undefined || proposal.outcome !== null) return;
        const { message: reason } = error;
        await settle(tx, proposal, { outcome: 'lapsed', by: null, at: clock(), reason });
      });
    }
  }

  return {
    attendOne,

    async attendAll(): Promise<void> {
      let found: ProposalId[];
      do {
        found = await proposalStore.unattended(db, clock(), STEP);
        for (const id of found) await attendOne(id);
      } while (found.length === STEP);
    },
  };
}
