export * from './safeguarding.acts.schema.ts';
export * from './safeguarding.case.schema.ts';
export { caseEndpoints } from './safeguarding.endpoints.ts';
export { caseFaults } from './safeguarding.faults.ts';
export { casePolicy } from './safeguarding.policy.ts';
export * from './safeguarding.schema.ts';
export * from './talk/safeguarding.talk.schema.ts';
export { talkEndpoints } from './talk/safeguarding.talk.endpoints.ts';
export { safeguardingSlice } from './safeguarding.slice.ts';
