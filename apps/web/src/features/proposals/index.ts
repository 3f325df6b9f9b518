export { Proposals } from './Proposals.tsx';
export { tellOutcome } from './tell-outcome.ts';
