export { type ProposedAct, type ProposedActs, type Proposing } from './proposals.acts.rules.ts';
export { createProposals } from './proposals.slice.ts';
