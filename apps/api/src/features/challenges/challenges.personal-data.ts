import type { PersonalData } from '#platform/retention/personal-data';

export const challengeData: PersonalData = {
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
    challenge_task_progress: {
      file: 'challenge-tasks',
      says: 'Challenge tasks you worked on',
      by: ['user_id'],
    },
  },
};
