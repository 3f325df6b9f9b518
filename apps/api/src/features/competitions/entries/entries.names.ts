import { notBlocked } from '#db/relations';
import { type Viewer, bandOf, isInCircleOf } from '#db/visibility';
import { type RawBuilder, sql } from 'kysely';

/** Entries with whoever they are of, and the club. */
export const JOINED = sql`competition_entries e left join athlete_profiles p on p.id = e.user_id
  left join clubs k on k.id = e.club_id and k.deleted_at is null`;

/** First name and initial of minors, the full name of adults; a group by its club. */
export const knownName = (now: Date) =>
  sql<string>`coalesce(e.group_name, shown_name(p.full_name, p.username, ${bandOf('p', now)}))`;

/**
 * Whether somebody's name may be read: adults are named, a minor to the own circle, and to others
 * once a guardian has allowed it; a child under 13 never to visitors.
 */
export function mayReadName(viewer: Viewer | undefined, now: Date): RawBuilder<boolean> {
  const band = bandOf('p', now);
  const allowed = sql`e.shows_name and ${viewer === undefined ? sql`${band} <> 'under13'` : sql`true`}`;
  const near =
    viewer === undefined ? sql`false` : sql`(p.id = ${viewer.id} or ${isInCircleOf(viewer, 'p')})`;
  return sql<boolean>`(e.user_id is null or ${notBlocked(viewer?.id, 'p.id')}
    and (${band} = 'adult' or ${near} or (${allowed})))`;
}

/** Nobody under 18 is named to the organiser before a guardian's yes, nor after a withdrawal. */
export const isAgreed = (now: Date) =>
  sql`(e.user_id is null or ${bandOf('p', now)} = 'adult' or e.status in ('entered', 'waiting_list'))`;
