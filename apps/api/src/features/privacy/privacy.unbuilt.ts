import type { OwnData } from '#platform/own-data';

/** Tables whose slice is not built yet. */
export const unbuiltData: OwnData = {
  tables: {
    challenges: {
      file: 'challenges-created',
      says: 'Challenges you created',
      by: ['created_by'],
    },
    challenge_participants: {
      file: 'challenges',
      says: 'Challenges you joined',
      by: ['user_id'],
    },
    challenge_task_completions: {
      file: 'challenge-tasks',
      says: 'Challenge tasks you completed',
      by: ['user_id'],
    },
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
