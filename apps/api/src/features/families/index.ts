export { type GuardianRequests, guardianRequests } from './families.requests.ts';
export { type FamilySummaries, familySummaries } from './families.summaries.ts';
