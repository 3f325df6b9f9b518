import type { NotificationRules } from '#platform/notifications';
import { claimStore } from './claims.store.ts';

export const claimNotifications: NotificationRules = {
  'club.claim.submitted': async ({ tx, people }, { claimId }) => {
    const claim = await claimStore.facts(tx, claimId);
    if (claim === undefined) return [];
    const data = { clubId: claim.clubId, club: claim.clubName };
    const admins = await people.systemAdmins();
    return admins.map(({ id: to }) => ({ to, type: 'claim_waiting', data }));
  },
  'club.claim.reviewed': async ({ tx }, { claimId }) => {
    const claim = await claimStore.facts(tx, claimId);
    if (claim === undefined) return [];
    const { clubId, clubName: club, requesterId: to, status } = claim;
    return [{ to, type: 'claim_decided', data: { clubId, club, approved: status === 'approved' } }];
  },
};
