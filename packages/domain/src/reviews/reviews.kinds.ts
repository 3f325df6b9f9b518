import * as z from 'zod';
import { ClubRef } from '../accounts/index.ts';
import { kind, t } from '../kernel/index.ts';

/** Notifications about reviews. No text repeats what a user wrote. */
export const reviewKinds = {
  review_decided: kind({
    category: 'clubs',
    label: 'A decision on your club review',
    data: ClubRef.extend({ decision: z.enum(['approved', 'rejected', 'removed']) }),
    title: ({ decision }) =>
      decision === 'approved' ? 'Your review is published' : 'Your review wasn’t published',
    message: ({ club, decision }) =>
      decision === 'approved'
        ? t('Everyone can now read your review of {club}.', { club })
        : t('Your review of {club} doesn’t follow our rules. You can edit it at any time.', {
            club,
          }),
    link: () => '/clubs',
    mail: 'on',
  }),
  review_reply: kind({
    category: 'clubs',
    label: 'A club replies to your review',
    data: ClubRef,
    title: () => 'A reply to your review',
    message: ({ club }) => t('{club} has replied to your review.', { club }),
    link: () => '/clubs',
    mail: 'off',
    isFrequent: true,
  }),
  review_waiting: kind({
    category: 'safety',
    label: 'A review needs a decision',
    shownTo: 'systemAdmins',
    data: ClubRef.pick({ club: true }),
    title: () => 'A new review',
    message: ({ club }) => t('A review of {club} needs your decision.', { club }),
    link: () => '/admin/reviews',
    mail: 'none',
  }),
};
