export { ClaimClubButton } from './ClaimClubButton.tsx';
export { ClaimRequests } from './ClaimRequests.tsx';
export { usePendingClaims } from './claims.queries.ts';
export { LazyClaimDialog } from './LazyClaimDialog.tsx';
