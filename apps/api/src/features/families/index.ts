export { type FamilyAges } from './families.ages.ts';
export { type GuardianGate } from './families.gate.ts';
export { type FamilyTies, createFamilies } from './families.slice.ts';
export { type FamilySummaries } from './families.summaries.ts';
export { type GuardianRequests } from './requests/requests.ts';
export { type VerificationService } from './verification/verification.service.ts';
