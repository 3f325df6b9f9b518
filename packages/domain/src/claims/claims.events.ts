import * as z from 'zod';
import { ClaimId } from './claims.schema.ts';

export const claimEvents = {
  'club.claim.submitted': z.object({ claimId: ClaimId }),
  'club.claim.reviewed': z.object({ claimId: ClaimId }),
};
