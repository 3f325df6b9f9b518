import { handle } from '#platform/http/route';
import { claimEndpoints as endpoints } from '@ribbon/domain/claims';
import type { ClaimService } from './claims.service.ts';

export const claimRoutes = (claims: ClaimService) => [
  handle(endpoints.submit, ({ actor, params, body }) => claims.submit(actor, params.clubId, body)),
  handle(endpoints.pending, ({ actor }) => claims.pending(actor)),
  handle(endpoints.list, ({ actor, query }) => claims.list(actor, query)),
  handle(endpoints.decide, ({ actor, params, body }) => claims.decide(actor, params.claimId, body)),
];
