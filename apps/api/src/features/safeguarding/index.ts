export { type CaseOpening } from './safeguarding.opening.ts';
export { createSafeguarding } from './safeguarding.slice.ts';
