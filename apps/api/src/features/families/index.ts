export { type FamilyAges } from './families.ages.service.ts';
export { type GuardianGate } from './families.guardian.ts';
export { type LaterSlices, createFamilies } from './families.slice.ts';
export { type FamilySummaries } from './space/families.summaries.service.ts';
export { type GuardianRequests } from './requests/families.requests.service.ts';
export { type VerificationService } from './verification/families.verification.service.ts';
