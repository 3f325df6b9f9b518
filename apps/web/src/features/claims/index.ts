export { ClaimClubButton } from './ClaimClubButton.tsx';
export { ClaimRequests } from './ClaimRequests.tsx';
export { claimFilters } from './claims.search.ts';
export { usePendingClaims } from './claims.queries.ts';
export { LazyClaimDialog } from './LazyClaimDialog.tsx';
