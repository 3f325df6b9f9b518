export * from './families.adding.schema.ts';
export { familyEndpoints } from './families.endpoints.ts';
export { familyEvents } from './families.events.ts';
export { familyFaults } from './families.faults.ts';
export { type Guardianship, type LinkSide, familyPolicy } from './families.policy.ts';
export * from './families.schema.ts';
export * from './families.texts.ts';
export { familySlice } from './families.slice.ts';
