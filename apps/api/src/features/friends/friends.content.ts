import { isLivingLink } from '#db/visibility/relations';
import type { ContentKind } from '#platform/content/content';
import { sql } from 'kysely';
import type { RequestService } from './requests/friends.requests.service.ts';

/** A friend request of a child, or to one, as the guardian decides about it. */
export const friendContent = (requests: RequestService): ContentKind => ({
  kind: 'friend_request',
  guardian: {
    column: 'friendship_id',
    permission: 'add_friends',
    decide: requests.decideAsGuardian,
    details: (id, childId) => sql`
      select json_build_object('person', json_build_object('requesterId', friendship.requester_id,
        'fullName', person.full_name, 'username', person.username,
        'birthMonth', person.birth_month, 'birthYear', person.birth_year,
        'guardian', (select json_build_object(
            'fullName', coalesce(guardian.full_name, guardian.username),
            'verifiedAt', link.verified_at,
            'club', (select shared.name from club_memberships theirs
              join club_memberships own on own.club_id = theirs.club_id
                and own.user_id = ${childId} and own.status = 'active'
              join clubs shared on shared.id = theirs.club_id and shared.deleted_at is null
              where theirs.user_id = person.id and theirs.status = 'active'
              order by shared.name limit 1))
          from parental_relationships link
            join athlete_profiles guardian on guardian.id = link.parent_id
          where link.child_id = person.id and ${isLivingLink('link')}
            and link.verified_at is not null
            and age_band(person.birth_month, person.birth_year, now()) = 'under13'
          order by link.role = 'primary' desc, link.verified_at limit 1)))
      from friendships friendship join athlete_profiles person on person.id =
        case when friendship.requester_id = ${childId} then friendship.addressee_id
          else friendship.requester_id end
      where friendship.id = ${id}`,
  },
  revoke: { add_friends: requests.stop },
});
