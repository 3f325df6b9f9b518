import type { OwnData } from '#platform/own-data';

/** Tables whose slice is not built yet. */
export const unbuiltData: OwnData = {
  tables: {
    competitions: {
      file: 'competitions-created',
      says: 'Competitions you submitted',
      by: ['created_by'],
      omit: ['reviewed_by', 'search_text'],
    },
    competition_entries: {
      file: 'competitions',
      says: 'Competitions you entered',
      by: ['user_id'],
      omit: ['entered_by'],
    },
  },
};
