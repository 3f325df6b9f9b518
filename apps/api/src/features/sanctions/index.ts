export { createSanctions } from './sanctions.slice.ts';
export type { ContentOwners, SanctionsApi } from './sanctions.service.ts';
