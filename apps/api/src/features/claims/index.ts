export { claimRoutes } from './claims.routes.ts';
export { type ClaimService, claimService } from './claims.service.ts';
