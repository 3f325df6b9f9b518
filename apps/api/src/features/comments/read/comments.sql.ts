import {
  areFriends,
  isChildOf,
  isCoachOf,
  isCoachedBy,
  isGuardianOf,
  isMemberOf,
  isStaffOf,
  shareClub,
} from '#db/visibility/relations';
import { type Viewer, bandOf } from '#db/visibility/visibility';
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
  const band = bandOf('author', now);
  const author = 'author.id';
  const between = (tie: (id: string) => unknown) =>
    viewer === undefined || areAdults
      ? sql`false`
      : sql`(${band} <> 'adult' or not ${viewer.isAdult}::boolean) and ${tie(viewer.id)}`;
  return sql`json_build_object('authorId', post.author_id, 'authorAgeBand', ${band},
    'visibility', post.visibility,
    'isOff', not post.comments_enabled or post.approval_status <> 'approved',
    'isFriend', ${between((id) => areFriends(id, author))},
    'isGuardian', ${between((id) => sql`(${isGuardianOf(id, author)} or ${isChildOf(id, author)})`)},
    'isCoach', ${between((id) => sql`(${isCoachOf(id, author)} or ${isCoachedBy(id, author)})`)},
    'isStaff', ${between((id) => sql`(${isStaffOf(id, author)} or ${isMemberOf(id, author)})`)},
    'sharesClub', ${between((id) => shareClub(id, author))},
    'isOfOwnClub', ${between(
      (id) => sql`exists (select from club_memberships member where member.club_id = post.club_id
        and member.user_id = ${id} and member.status = 'active')`,
    )})`;
}

export const POST = sql`posts post join athlete_profiles author on author.id = post.author_id`;
