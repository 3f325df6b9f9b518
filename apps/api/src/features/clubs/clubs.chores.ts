import type { Chore } from '#platform/housekeeping';
import { INVITATION_KEPT_DAYS } from '@ribbon/domain/clubs';

/** What clubs leave behind, and how long it stays. */
export const clubChores: readonly Chore[] = [
  {
    name: 'invitations whose time is over',
    keepDays: INVITATION_KEPT_DAYS,
    sweep: (db, before) =>
      db.deleteFrom('club_invitations').where('expires_at', '<', before).execute(),
  },
];
