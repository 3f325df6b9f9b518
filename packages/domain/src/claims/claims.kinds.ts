import * as z from 'zod';
import { ClubRef } from '../accounts/index.ts';
import { kind, t } from '../kernel/index.ts';

/** Notifications about claims. */
export const claimKinds = {
  claim_decided: kind({
    category: 'clubs',
    label: 'A decision on your club claim',
    shownTo: 'adults',
    data: ClubRef.extend({ approved: z.boolean() }),
    title: ({ approved }) => (approved ? 'Your claim was approved' : 'Your claim wasn’t approved'),
    message: ({ club, approved }) =>
      approved
        ? t('You now run {club}.', { club })
        : t('We couldn’t approve your claim to {club}. Our email says why.', { club }),
    link: ({ clubId, approved }) => (approved ? `/club-admin?club=${clubId}` : '/clubs'),
    mail: 'none',
    isRequired: true,
  }),
  claim_waiting: kind({
    category: 'safety',
    label: 'Someone has claimed a club',
    shownTo: 'systemAdmins',
    data: ClubRef,
    title: () => 'A new claim',
    message: ({ club }) => t('Someone has claimed {club}.', { club }),
    link: () => '/admin/clubs?tab=claims',
    mail: 'none',
  }),
};
