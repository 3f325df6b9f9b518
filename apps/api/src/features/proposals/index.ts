export { type ProposedAct, type ProposedActs, type Proposing } from './proposals.acts.ts';
export { createProposals } from './proposals.slice.ts';
