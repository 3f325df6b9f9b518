import { isLivingLink } from '#db/visibility/relations';
import type { SqlId } from '#db/visibility/relations';
import { bandOf } from '#db/visibility/visibility';
import { RATER_DAYS } from '@ribbon/domain/reviews';
import { type RawBuilder, sql } from 'kysely';

const DAY_MS = 86_400_000;

/** A person and a club, each a value or a column. */
interface InClub {
  person: SqlId;
  club: SqlId;
}

const isSettled = (now: Date) => sql`member.status = 'active'
  and member.active_since <= ${new Date(now.getTime() - RATER_DAYS * DAY_MS)}`;

/**
 * Whether a person knows the coaches of a club well enough to rate them: a member from 13 on,
 * confirmed by the club long enough ago, or a guardian of such a member who is under 18. For a
 * child under 13 only a guardian who decides counts, so that nobody adds voices by inviting people
 * who only look.
 */
export const isSettledIn = ({ person, club }: InClub, now: Date): RawBuilder<boolean> =>
  sql<boolean>`(exists (select from club_memberships member
      join athlete_profiles rater on rater.id = member.user_id and ${bandOf('rater', now)} <> 'under13'
      where member.user_id = ${person} and member.club_id = ${club} and ${isSettled(now)})
    or exists (select from parental_relationships guardian_link
      join athlete_profiles child on child.id = guardian_link.child_id and ${bandOf('child', now)} <> 'adult'
      join club_memberships member on member.user_id = guardian_link.child_id and member.club_id = ${club} and ${isSettled(now)}
      where guardian_link.parent_id = ${person} and ${isLivingLink()}
        and (guardian_link.role <> 'view_only' or ${bandOf('child', now)} <> 'under13')))`;

/** Whether a person runs a club or coaches there, confirmed or not. */
export const isStaffIn = ({ person, club }: InClub): RawBuilder<boolean> =>
  sql<boolean>`(exists (select from club_admins runs
      where runs.club_id = ${club} and runs.user_id = ${person})
    or exists (select from club_memberships own where own.club_id = ${club} and own.user_id = ${person}
      and own.status = 'active' and own.membership_type in ('coach', 'admin')))`;
