import * as z from 'zod';
import { ProposalId } from './proposals.schema.ts';

const ofProposal = z.object({ proposalId: ProposalId });

export const proposalEvents = {
  'proposal.made': ofProposal,
  /** Nobody but its proposer could agree, so it happens by itself when its time is up. */
  'proposal.clocked': ofProposal,
  /** Its time may be up. */
  'proposal.due': ofProposal,
  /** Agreed, declined, withdrawn, or its time was up. */
  'proposal.settled': ofProposal,
};
