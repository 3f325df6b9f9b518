export * from './safeguarding.acts.ts';
export * from './safeguarding.case.ts';
export { caseEndpoints } from './safeguarding.endpoints.ts';
export { caseFaults } from './safeguarding.faults.ts';
export { casePolicy } from './safeguarding.policy.ts';
export * from './safeguarding.schema.ts';
export * from './safeguarding.talk.ts';
export { talkEndpoints } from './safeguarding.talk.endpoints.ts';
export { safeguardingSlice } from './safeguarding.slice.ts';
