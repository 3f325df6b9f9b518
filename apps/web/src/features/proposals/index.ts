export { Proposals } from './Proposals.tsx';
export { showOutcome } from './proposals.outcome.texts.ts';
