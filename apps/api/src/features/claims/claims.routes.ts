import { handle } from '#platform/route';
import { claimEndpoints as doors } from '@ribbon/domain/claims';
import type { ClaimService } from './claims.service.ts';

export const claimRoutes = (claims: ClaimService) => [
  handle(doors.submit, ({ actor, params, body }) => claims.submit(actor, params.clubId, body)),
  handle(doors.pending, ({ actor }) => claims.pending(actor)),
  handle(doors.list, ({ query }) => claims.list(query)),
  handle(doors.decide, ({ actor, params, body }) => claims.decide(actor, params.claimId, body)),
];
