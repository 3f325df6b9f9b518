import type { OwnData } from '#platform/own-data';

/** Tables whose slice is not built yet. */
export const unbuiltData: OwnData = {
  tables: {
    training_sessions: { file: 'training', says: 'Your training diary', by: ['user_id'] },
    training_goals: { file: 'goals', says: 'Your goals', by: ['user_id'] },
    club_training_plans: {
      file: 'training-plans',
      says: 'Training plans you wrote',
      by: ['created_by'],
    },
    plan_enrolments: {
      file: 'plan-enrolments',
      says: 'Training plans you follow',
      by: ['user_id'],
      omit: ['enrolled_by'],
    },
    group_sessions: { file: 'group-sessions', says: 'Sessions you coach', by: ['coach_id'] },
    session_attendees: {
      file: 'group-session-answers',
      says: 'Group sessions you joined',
      by: ['user_id'],
      omit: ['answered_by'],
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
