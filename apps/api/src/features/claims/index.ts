export { type ClaimService } from './claims.service.ts';
export { createClaims } from './claims.slice.ts';
