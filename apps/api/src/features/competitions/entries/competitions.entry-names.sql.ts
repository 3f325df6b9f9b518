import { notBlocked } from '#db/visibility/relations';
import { type Viewer, bandOf, isInCircleOf } from '#db/visibility/visibility';
import type { UserId } from '@ribbon/domain/accounts';
import { type RawBuilder, sql } from 'kysely';

/** Entries with the person they are for, and the club. */
export const JOINED = sql`competition_entries entry left join athlete_profiles profile on profile.id = entry.user_id
  left join clubs club on club.id = entry.club_id and club.deleted_at is null`;

/** First name and initial of minors, the full name of adults; a group by its club. */
export const entrantName = (now: Date) =>
  sql<string>`coalesce(entry.group_name, shown_name(profile.full_name, profile.username, ${bandOf('profile', now)}))`;

/**
 * A person who is paused, blocked or about to go is only a number in every list (child-safety rule
 * 37).
 */
const isThere = (viewerId: string | undefined) =>
  sql`(profile.status = 'active' and ${notBlocked(viewerId, 'profile.id')})`;

/**
 * Whether a viewer may read a minor's name or club: the circle may, and others once it is switched
 * on; of a child under 13 visitors never may, nor anybody else while the child starts in private.
 */
function mayRead(
  viewer: Viewer | undefined,
  now: Date,
  shown: 'shows_name' | 'shows_club',
): RawBuilder<boolean> {
  const band = bandOf('profile', now);
  const isShown = sql.ref(`entry.${shown}`);
  const allowed = sql`${isShown} and profile.in_community and ${viewer === undefined ? sql`${band} <> 'under13'` : sql`true`}`;
  const near =
    viewer === undefined
      ? sql`false`
      : sql`(profile.id = ${viewer.id} or ${isInCircleOf(viewer, 'profile')})`;
  return sql<boolean>`(entry.user_id is null or ${isThere(viewer?.id)}
    and (${band} = 'adult' or ${near} or (${allowed})))`;
}

/** Whether a viewer may read a person's name, and their club; each has its own setting. */
export const mayReadName = (viewer: Viewer | undefined, now: Date) =>
  mayRead(viewer, now, 'shows_name');
export const mayReadClub = (viewer: Viewer | undefined, now: Date) =>
  mayRead(viewer, now, 'shows_club');

/**
 * Nobody under 18 is named to the organiser before the required consent, nor after a withdrawal.
 */
export const isAgreed = (organiserId: UserId, now: Date) =>
  sql`(entry.user_id is null or ${isThere(organiserId)}
    and (${bandOf('profile', now)} = 'adult' or entry.status in ('entered', 'waiting_list')))`;
