import type { DataReader, PersonalData } from '#platform/retention/personal-data';
import { sql } from 'kysely';

/**
 * A friendship as the screens show it: the requester does not learn that a request was declined, or
 * by which person, and for the addressee a request exists only once the guardians have let it
 * through.
 */
const isKnownFriendship = ({ id }: DataReader) => sql<boolean>`(record.status = 'accepted'
  or record.status = 'pending' and (record.requester_id = ${id}
    or 'waiting' not in (record.requester_guardian, record.addressee_guardian))
  or record.status = 'rejected' and record.addressee_id = ${id}
    and 'declined' not in (record.requester_guardian, record.addressee_guardian))`;

export const friendData: PersonalData = {
  tables: {
    friendships: {
      file: 'friendships',
      says: 'Your friends, and requests from and to you',
      by: ['requester_id', 'addressee_id'],
      omit: ['requester_guardian', 'addressee_guardian'],
      where: isKnownFriendship,
      // A person asked by code is not shown before they have agreed.
      shows: ({ id }) => sql`(case when record.status = 'pending' and record.origin = 'friend_code'
        and record.requester_id = ${id} then '{"addressee_id": null}' else '{}' end)::jsonb`,
    },
    blocks: {
      file: 'blocked-people',
      says: 'People you have blocked',
      by: ['blocker_id'],
      omit: ['id', 'blocked_id'],
      shows: () => sql`jsonb_build_object('username',
        (select profile.username from athlete_profiles profile where profile.id = record.blocked_id))`,
      confidential: true,
    },
    follows: {
      file: 'follows',
      says: 'Who you follow and who follows you; followers under 18 are counted, not named',
      by: ['follower_id', 'followed_id'],
      shows: ({ id, now }) => sql`(select jsonb_build_object('follower_id', profile.id)
        from (select 1) one left join athlete_profiles profile on profile.id = record.follower_id
          and (profile.id = ${id} or age_band(profile.birth_month, profile.birth_year, ${now}) = 'adult'))`,
    },
    friend_codes: { file: 'friend-code', says: 'Your friend code', by: ['user_id'] },
  },
};
