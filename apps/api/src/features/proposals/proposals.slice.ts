import { subscriber } from '#platform/outbox/domain-events';
import type { Platform } from '#platform/slice';
import type { ProposedActs, Proposing } from './proposals.acts.rules.ts';
import { proposalClock } from './proposals.clock.jobs.ts';
import { proposalEmails } from './proposals.emails.ts';
import { proposalNotifications } from './proposals.notifications.ts';
import { proposalData } from './proposals.personal-data.ts';
import { proposalRoutes } from './proposals.routes.ts';
import { proposalService, proposing } from './proposals.service.ts';
import { proposalSettling } from './proposals.settlement.service.ts';

interface Needs extends Platform {
  acts(): ProposedActs;
}

/** What one system admin proposes and another agrees to. */
export function createProposals(needs: Needs) {
  const settling = proposalSettling(needs);
  const proposals = proposalService(needs, settling);
  const clocks = proposalClock(needs, settling);
  const api: Proposing = proposing(needs, settling);
  return {
    personalData: proposalData,
    routes: proposalRoutes(proposals),
    notifications: proposalNotifications,
    emails: proposalEmails(needs),
    waiting: { proposals: proposals.waiting },
    subscribers: [
      subscriber('proposals', 'proposal.due', ({ proposalId }) => clocks.attendOne(proposalId)),
    ],
    // The event of each deadline comes in time; this finds what it missed, and what has lost its decider.
    jobs: [{ name: 'proposals whose time is up', keepDays: 0, sweep: () => clocks.attendAll() }],
    api,
  };
}
