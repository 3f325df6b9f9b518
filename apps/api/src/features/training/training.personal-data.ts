import { NOT_PERSONAL, type PersonalData } from '#platform/retention/personal-data';

const mine = (file: string, says: string) => ({ file, says, by: ['user_id'] });

export const trainingData: PersonalData = {
  tables: {
    training_sessions: mine('training', 'Your training diary'),
    training_session_elements: mine('training-elements', 'The elements you practised'),
    training_session_goals: mine('training-goals-touched', 'Which goals your sessions were for'),
    training_deleted_sessions: mine('training-deleted', 'Sessions you deleted, by their number'),
    training_goals: mine('goals', 'Your goals'),
    training_milestones: mine('goal-milestones', 'Milestones of your goals'),
    training_goal_progress: mine('goal-progress', 'Your progress towards your goals, day by day'),
    training_shares: {
      ...mine('training-shares', 'Clubs whose coaches may read your diary'),
      omit: ['shared_by'],
    },
    training_comments: {
      file: 'training-comments',
      says: 'What you wrote about training sessions as a coach',
      by: ['author_id'],
    },
    training_care_notes: mine('training-care', 'Weeks in which we suggested more rest'),
    training_elements: NOT_PERSONAL,
  },
};
