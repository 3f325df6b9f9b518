import { type PersonalData, NOT_PERSONAL } from '#platform/retention/personal-data';

export const clubData: PersonalData = {
  tables: {
    user_roles: {
      file: 'roles',
      says: 'Roles you were given',
      by: ['user_id'],
      omit: ['assigned_by'],
    },
    club_admins: {
      file: 'club-administration',
      says: 'Clubs you run',
      by: ['user_id'],
      omit: ['assigned_by'],
    },
    club_memberships: {
      file: 'club-memberships',
      says: 'Your clubs, past and present',
      by: ['user_id'],
      omit: ['coach_confirmed_by'],
    },
    club_invitations: {
      file: 'club-invitations',
      says: 'Invitations from clubs',
      by: ['used_by'],
      byEmail: 'email',
      omit: ['token_hash', 'invited_by'],
    },
    clubs: NOT_PERSONAL,
    club_imports: NOT_PERSONAL,
    club_slugs: NOT_PERSONAL,
  },

  async eraseTraces(tx, { email }) {
    await tx.deleteFrom('club_invitations').where('email', '=', email).execute();
  },
};
