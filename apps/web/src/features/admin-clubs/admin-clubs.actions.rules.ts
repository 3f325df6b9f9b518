import type { AdminClub } from '@ribbon/domain/clubs';

/** What can be opened for a club of the list. */
export type ClubAction = 'view' | 'edit' | 'delete' | 'restore' | 'removeAdmin';

export interface Opened {
  action: ClubAction;
  club: AdminClub;
}
