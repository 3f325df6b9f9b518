import {
  areFriends,
  isChildOf,
  isCoachOf,
  isCoachedBy,
  isGuardianOf,
  isMemberOf,
  isStaffOf,
  shareClub,
} from '#db/relations';
import { type Viewer, bandOf } from '#db/visibility';
import type { CommentFacts } from '@ribbon/domain/comments';
import type { Visibility } from '@ribbon/domain/posts';
import { sql } from 'kysely';

/** A post with the facts that decide who may comment on it. */
export interface CommentedPost extends CommentFacts {
  visibility: Visibility;
  isOff: boolean;
}

/**
 * Two adults need nothing between them, so nothing is looked up; where both are known to be adults,
 * the statement does not even hold the questions, which would take longer to get ready than the rest.
 */
export function facts(
  viewer: Viewer | undefined,
  now: Date,
  { areAdults = false }: { areAdults?: boolean } = {},
) {
  const band = bandOf('a', now);
  const author = 'a.id';
  const between = (tie: (id: string) => unknown) =>
    viewer === undefined || areAdults
      ? sql`false`
      : sql`(${band} <> 'adult' or not ${viewer.isAdult}::boolean) and ${tie(viewer.id)}`;
  return sql`json_build_object('authorId', p.author_id, 'authorAgeBand', ${band},
    'visibility', p.visibility,
    'isOff', not p.comments_enabled or p.approval_status <> 'approved',
    'isFriend', ${between((id) => areFriends(id, author))},
    'isGuardian', ${between((id) => sql`(${isGuardianOf(id, author)} or ${isChildOf(id, author)})`)},
    'isCoach', ${between((id) => sql`(${isCoachOf(id, author)} or ${isCoachedBy(id, author)})`)},
    'isStaff', ${between((id) => sql`(${isStaffOf(id, author)} or ${isMemberOf(id, author)})`)},
    'sharesClub', ${between((id) => shareClub(id, author))},
    'isOfOwnClub', ${between(
      (id) => sql`exists (select from club_memberships m where m.club_id = p.club_id
        and m.user_id = ${id} and m.status = 'active')`,
    )})`;
}

export const POST = sql`posts p join athlete_profiles a on a.id = p.author_id`;
