export { type CaseOpening } from './open/safeguarding.opening.service.ts';
export { createSafeguarding } from './safeguarding.slice.ts';
