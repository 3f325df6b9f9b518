import type { ClubAdministrators } from '#features/clubs';
import type { Moderation, ReadNames } from '#features/moderation';
import type { Proposing } from '#features/proposals';
import type { Platform } from '#platform/slice';
import { claimData } from './claims.personal-data.ts';
import { claimEmails } from './claims.emails.ts';
import { claimNotifications } from './claims.notifications.ts';
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
    personalData: claimData,
    routes: claimRoutes(claims),
    notifications: claimNotifications,
    emails: claimEmails(needs),
    api: { acts: claims.acts },
    waiting: { claims: () => claimStore.waiting(needs.db, needs.clock()) },
    overdue: { claims: () => claimStore.overdue(needs.db, needs.clock()) },
  };
}
