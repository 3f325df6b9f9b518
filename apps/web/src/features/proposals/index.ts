export { Proposals } from './Proposals.tsx';
export { tellOutcome } from './proposals.outcome.texts.ts';
