import type { Chore } from '#platform/housekeeping';
import { moderationStore } from './moderation.store.ts';

export const moderationChores: readonly Chore[] = [
  {
    name: 'words of refused drafts',
    keepDays: 0,
    sweep: (db, now) => moderationStore.purgeDrafts(db, now),
  },
];
