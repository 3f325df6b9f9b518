import type { ClubAdministrators } from '#features/clubs';
import type { Moderation, ReadNames } from '#features/moderation';
import type { Proposing } from '#features/proposals';
import type { Platform } from '#platform/slice';
import { claimData } from './claims.personal-data.ts';
import { claimLetters } from './claims.emails.ts';
import { claimNotices } from './claims.notifications.ts';
import { claimRoutes } from './claims.routes.ts';
import { claimService } from './claims.service.ts';
import { claimStore } from './claims.store.ts';

interface Needs extends Platform {
  administrators: ClubAdministrators;
  proposals: Proposing;
  moderation: Moderation;
  readNames: ReadNames;
}

/** Claiming a club that nobody runs. */
export function createClaims(needs: Needs) {
  const claims = claimService(needs);
  return {
    ownData: claimData,
    routes: claimRoutes(claims),
    notices: claimNotices,
    letters: claimLetters(needs),
    api: { acts: claims.acts },
    waiting: { claims: () => claimStore.waiting(needs.db, needs.clock()) },
    overdue: { claims: () => claimStore.overdue(needs.db, needs.clock()) },
  };
}
