export { createSanctions } from './sanctions.slice.ts';
export type { ContentOwners } from './sanctions.deciding.ts';
