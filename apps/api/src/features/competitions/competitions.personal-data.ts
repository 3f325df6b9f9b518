import { NOT_PERSONAL, type PersonalData } from '#platform/retention/personal-data';
import { sql } from 'kysely';

export const competitionData: PersonalData = {
  tables: {
    competitions: {
      file: 'competitions-created',
      says: 'Competitions you submitted',
      by: ['created_by'],
      omit: ['reviewed_by', 'search_text', 'search_words'],
    },
    competition_followers: {
      file: 'competitions-followed',
      says: 'Competitions you follow',
      by: ['user_id'],
    },
    organiser_requests: {
      file: 'organiser-requests',
      says: 'Competitions you asked to take entries for',
      by: ['user_id'],
      omit: ['decided_by'],
    },
    competition_entries: {
      file: 'competitions',
      says: 'Competitions you entered',
      by: ['user_id'],
      omit: ['entered_by', 'allowed_by', 'consent_stated_by'],
    },
    competition_categories: NOT_PERSONAL,
    competition_results: {
      file: 'competition-results',
      says: 'Your competition results (scores in thousandths of a point)',
      by: ['user_id'],
      shows: () => sql`jsonb_build_object('scores', (
        select json_agg(to_jsonb(marks) - 'result_id' order by marks.apparatus)
        from competition_scores marks where marks.result_id = record.id))`,
    },
    competition_scores: 'They are with your results.',
    competition_score_changes: {
      file: 'competition-corrections',
      says: 'Results you corrected as an organiser',
      by: ['changed_by'],
    },
  },
};
