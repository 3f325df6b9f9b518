import { type PersonalData, SECRET } from '#platform/retention/personal-data';

export const accountData: PersonalData = {
  tables: {
    users: { file: 'account', says: 'Your account and email address', by: ['id'] },
    athlete_profiles: {
      file: 'profile',
      says: 'Your profile',
      by: ['id'],
      omit: ['paused_by', 'search_text'],
    },
    sessions: {
      file: 'sign-ins',
      says: 'Where you are signed in',
      by: ['user_id'],
      omit: ['token'],
    },
    sign_in_days: {
      file: 'sign-in-days',
      says: 'How often you signed in each day, by kind of device',
      by: ['user_id'],
    },
    corrections: {
      file: 'corrections',
      says: 'Corrections to your name or birth month',
      by: ['user_id'],
    },
    user_type_wishes: {
      file: 'kind-of-account',
      says: 'Another kind of account you asked for',
      by: ['user_id'],
    },
    code_cards: SECRET,
    credentials: SECRET,
    two_factors: SECRET,
    verifications: SECRET,
  },

  async eraseTraces(tx, { userId, email }) {
    await tx
      .deleteFrom('verifications')
      .where((eb) => eb.or([eb('value', '=', userId), eb('value', '=', email)]))
      .execute();
    if (email === null) return;
    await tx.deleteFrom('sign_ups').where('email', '=', email).execute();
    await tx.deleteFrom('sign_up_links').where('email', '=', email).execute();
  },
};
