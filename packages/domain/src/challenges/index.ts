export { challengeEndpoints } from './challenges.endpoints.ts';
export { challengeEvents } from './challenges.events.ts';
export { challengeFaults } from './challenges.faults.ts';
export * from './challenges.form.schema.ts';
export { challengePolicy, type ClubStaff } from './challenges.policy.ts';
export * from './challenges.schema.ts';
export { challengeSlice } from './challenges.slice.ts';
