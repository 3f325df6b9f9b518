import { isConfirmedCoach, isLivingLink } from '#db/visibility/relations';
import type { DB } from '#db/schema.generated';
import { invalidateFor } from '#platform/realtime/realtime';
import type { ClubId, UserId } from '@ribbon/domain/accounts';
import { type Kysely, sql } from 'kysely';

/** The topic that open browsers read again when events or answers change. */
const TOPIC = 'club-events';

export type CalendarRealtime = ReturnType<typeof calendarRealtime>;

/** What events need from clubs. */
export interface Clubs {
  /** Refreshes the number of upcoming events for the club's administrators. */
  figuresChanged(tx: Kysely<DB>, clubId: ClubId): Promise<void>;
}

/** Refreshes a club's events on open pages. */
export const calendarRealtime = ({ clubs }: { clubs: Clubs }) => ({
  /**
   * Refreshes an answer for the people it is about, their guardians and the staff who keep the
   * register.
   */
  async answered(tx: Kysely<DB>, clubId: ClubId, about: readonly UserId[]): Promise<void> {
    const { rows } = await sql<{ id: string }>`
      select unnest(${about}::uuid[]) as id
      union select parent_id from parental_relationships
        where child_id = any(${about}::uuid[]) and ${isLivingLink('parental_relationships')}
      union select user_id from club_admins where club_id = ${clubId}
      union select user_id from club_memberships
        where club_id = ${clubId} and ${isConfirmedCoach('club_memberships')}`.execute(tx);
    await invalidateFor(
      tx,
      rows.map(({ id }) => id),
      TOPIC,
    );
  },

  /** The calendar itself: everybody who sees it. */
  async calendarChanged(tx: Kysely<DB>, clubId: ClubId): Promise<void> {
    const { rows } = await sql<{ id: string }>`
      with members as (
        select user_id as id from club_memberships where club_id = ${clubId} and status = 'active')
      select id from members
      union select user_id from club_admins where club_id = ${clubId}
      union select guardian_link.parent_id from parental_relationships guardian_link join members member on member.id = guardian_link.child_id
        where ${isLivingLink()}`.execute(tx);
    await invalidateFor(
      tx,
      rows.map(({ id }) => id),
      TOPIC,
    );
    await clubs.figuresChanged(tx, clubId);
  },
});
