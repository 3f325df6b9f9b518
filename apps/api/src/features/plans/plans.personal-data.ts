import { NOT_PERSONAL, type PersonalData } from '#platform/retention/personal-data';

export const planData: PersonalData = {
  tables: {
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
    plan_weeks: NOT_PERSONAL,
    plan_sessions: NOT_PERSONAL,
    plan_blocks: NOT_PERSONAL,
    plan_events: NOT_PERSONAL,
  },
};
