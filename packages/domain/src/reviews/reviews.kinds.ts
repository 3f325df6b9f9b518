import * as z from 'zod';
import { ClubRef } from '../accounts/index.ts';
import { kind } from '../kernel/index.ts';

/** What people are told of reviews. No sentence repeats what somebody wrote. */
export const reviewKinds = {
  review_decided: kind({
    category: 'clubs',
    label: 'Your review of a club is decided',
    data: ClubRef.extend({ decision: z.enum(['approved', 'rejected', 'removed']) }),
    title: ({ decision }) =>
      decision === 'approved' ? 'Your review is published' : 'Your review is not published',
    message: ({ club, decision }) =>
      decision === 'approved'
        ? `Everybody can read your review of ${club} now.`
        : `Your review of ${club} does not fit our rules. You can change it at any time.`,
    link: () => '/clubs',
    mail: 'on',
  }),
  review_reply: kind({
    category: 'clubs',
    label: 'A club replies to your review',
    data: ClubRef,
    title: () => 'A reply to your review',
    message: ({ club }) => `${club} has replied to your review.`,
    link: () => '/clubs',
    mail: 'off',
    isFrequent: true,
  }),
  review_waiting: kind({
    category: 'safety',
    label: 'A review waits for a decision',
    shownTo: 'systemAdmins',
    data: ClubRef.pick({ club: true }),
    title: () => 'A review waits',
    message: ({ club }) => `A review of ${club} waits for your decision.`,
    link: () => '/admin/reviews',
    mail: 'none',
  }),
};
