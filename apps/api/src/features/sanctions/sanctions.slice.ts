import type { Moderation } from '#features/moderation';
import type { Proposing } from '#features/proposals';
import type { Content } from '#platform/content/content-registry';
import { subscriber } from '#platform/outbox/domain-events';
import type { Platform } from '#platform/slice';
import type { DB } from '#db/schema.generated';
import type { Kysely } from 'kysely';
import { appealService } from './appeals/sanctions.appeals.service.ts';
import { appealStore } from './appeals/sanctions.appeals.store.ts';
import { decisionService } from './decisions/sanctions.decisions.service.ts';
import { sentAgainOverdue, sentAgainWaiting } from './sanctions.hidden.store.ts';
import { sanctionEmails } from './notify/sanctions.emails.ts';
import { sanctionNotifications } from './notify/sanctions.notifications.ts';
import { sanctionData } from './sanctions.personal-data.ts';
import { sanctionRoutes } from './sanctions.routes.ts';
import { type SanctionsApi, sanctionService } from './sanctions.service.ts';

interface Needs extends Platform {
  moderation: Moderation;
  content: Content;
  proposals: Pick<Proposing, 'propose'>;
  recheck(tx: Kysely<DB>, people: readonly string[]): Promise<void>;
}

/** Decisions of moderators about people and what they made, and appeals against them. */
export function createSanctions(needs: Needs) {
  const { db, clock } = needs;
  const sanctions = sanctionService(needs);
  const api: SanctionsApi = sanctions;
  return {
    personalData: sanctionData,
    routes: sanctionRoutes({
      sanctions,
      decisions: decisionService(needs),
      appeals: appealService({ ...needs, sanctions }),
    }),
    notifications: sanctionNotifications,
    emails: sanctionEmails(needs),
    waiting: {
      appeals: () => appealStore.waiting(db, clock()),
      sent_again: () => sentAgainWaiting(db, clock()),
    },
    overdue: {
      appeals: () => appealStore.overdue(db, clock()),
      sent_again: () => sentAgainOverdue(db, clock()),
    },
    subscribers: [
      subscriber('sanctions', 'club.review.decided', async ({ authorId, clubId, decision }) => {
        if (decision === 'approved') await sanctions.reviewApproved(authorId, clubId);
      }),
    ],
    api,
  };
}
