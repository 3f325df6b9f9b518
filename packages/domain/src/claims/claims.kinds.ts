import * as z from 'zod';
import { ClubRef } from '../accounts/index.ts';
import { kind } from '../kernel/index.ts';

/** What people are told of claims. */
export const claimKinds = {
  claim_decided: kind({
    category: 'clubs',
    label: 'Your claim of a club is decided',
    shownTo: 'adults',
    data: ClubRef.extend({ approved: z.boolean() }),
    title: ({ approved }) => (approved ? 'Your claim is approved' : 'Your claim is not approved'),
    message: ({ club, approved }) =>
      approved ? `You run ${club} now.` : `We could not give you ${club}. The mail says why.`,
    link: ({ clubId, approved }) => (approved ? `/club-admin?club=${clubId}` : '/clubs'),
    mail: 'none',
    isRequired: true,
  }),
  claim_waiting: kind({
    category: 'safety',
    label: 'Somebody claims a club',
    shownTo: 'systemAdmins',
    data: ClubRef,
    title: () => 'A claim waits',
    message: ({ club }) => `Somebody claims ${club}.`,
    link: () => '/admin/clubs?tab=claims',
    mail: 'none',
  }),
};
