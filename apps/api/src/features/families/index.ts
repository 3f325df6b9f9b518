export { type GuardianDeciders, type GuardianGate } from './families.gate.ts';
export { type LaterSlices, createFamilies } from './families.slice.ts';
export { type PermissionStoppers } from './families.stopping.ts';
export { type FamilySummaries } from './families.summaries.ts';
export { type GuardianRequests } from './requests/requests.ts';
