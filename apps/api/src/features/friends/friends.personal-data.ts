import type { DataReader, PersonalData } from '#platform/personal-data';
import { sql } from 'kysely';

/**
 * A friendship as the screens show it: the requester does not learn that a request was declined, or
 * by which person, and for the addressee a request exists only once the guardians have let it
 * through.
 */
const isKnownFriendship = ({ id }: DataReader) => sql<boolean>`(t.status = 'accepted'
  or t.status = 'pending' and (t.requester_id = ${id}
    or 'waiting' not in (t.requester_guardian, t.addressee_guardian))
  or t.status = 'rejected' and t.addressee_id = ${id}
    and 'declined' not in (t.requester_guardian, t.addressee_guardian))`;

export const friendData: PersonalData = {
  tables: {
    friendships: {
      file: 'friendships',
      says: 'Your friends, and requests from and to you',
      by: ['requester_id', 'addressee_id'],
      omit: ['requester_guardian', 'addressee_guardian'],
      where: isKnownFriendship,
      // A person asked by code is not shown before they have agreed.
      shows: ({ id }) => sql`(case when t.status = 'pending' and t.origin = 'friend_code'
        and t.requester_id = ${id} then '{"addressee_id": null}' else '{}' end)::jsonb`,
    },
    blocks: {
      file: 'blocked-people',
      says: 'People you have blocked',
      by: ['blocker_id'],
      omit: ['id', 'blocked_id'],
      shows: () => sql`jsonb_build_object('username',
        (select p.username from athlete_profiles p where p.id = t.blocked_id))`,
      confidential: true,
    },
    follows: {
      file: 'follows',
      says: 'Who you follow and who follows you; followers under 18 are counted, not named',
      by: ['follower_id', 'followed_id'],
      shows: ({ id, now }) => sql`(select jsonb_build_object('follower_id', p.id)
        from (select 1) one left join athlete_profiles p on p.id = t.follower_id
          and (p.id = ${id} or age_band(p.birth_month, p.birth_year, ${now}) = 'adult'))`,
    },
    friend_codes: { file: 'friend-code', says: 'Your friend code', by: ['user_id'] },
  },
};
