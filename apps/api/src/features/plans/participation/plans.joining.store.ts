import type { DB } from '#db/schema.generated';
import type { ClubId, UserId } from '@ribbon/domain/accounts';
import type { EventId } from '@ribbon/domain/calendar';
import type { Enrolment, EnrolmentStatus, PlanId } from '@ribbon/domain/plans';
import { type Kysely, sql } from 'kysely';

interface NewEnrolment {
  planId: PlanId;
  userId: UserId;
  status: EnrolmentStatus;
  by: UserId;
  at: Date;
}

export const joiningStore = {
  async find(tx: Kysely<DB>, planId: PlanId, userId: UserId): Promise<EnrolmentStatus | undefined> {
    const row = await tx
      .selectFrom('plan_enrolments')
      .select('status')
      .where('plan_id', '=', planId)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return row?.status;
  },

  async put(tx: Kysely<DB>, { planId, userId, status, by, at }: NewEnrolment): Promise<void> {
    await tx
      .insertInto('plan_enrolments')
      .values({ plan_id: planId, user_id: userId, status, enrolled_by: by, enrolled_at: at })
      .onConflict((conflict) =>
        conflict.columns(['plan_id', 'user_id']).doUpdateSet({ status, enrolled_by: by }),
      )
      .execute();
  },

  async remove(tx: Kysely<DB>, planId: PlanId, userId: UserId): Promise<boolean> {
    const { numDeletedRows } = await tx
      .deleteFrom('plan_enrolments')
      .where('plan_id', '=', planId)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  },

  /** Sessions of a plan that have not begun and take place. */
  async coming(tx: Kysely<DB>, planId: PlanId, now: Date): Promise<EventId[]> {
    const { rows } = await sql<{ id: EventId }>`
      select event.id from plan_events planned join club_events event on event.id = planned.event_id
      where planned.plan_id = ${planId} and event.status = 'scheduled' and event.starts_at > ${now}`.execute(
      tx,
    );
    return rows.map(({ id }) => id);
  },

  /** Those of the events in which somebody has a place or waits for one. */
  async placesIn(
    tx: Kysely<DB>,
    eventIds: readonly EventId[],
    userId: UserId,
  ): Promise<{ eventId: EventId; status: 'going' | 'waiting_list' }[]> {
    const { rows } = await sql<{ eventId: EventId; status: 'going' | 'waiting_list' }>`
      select event_id as "eventId", status from club_event_rsvps
      where event_id = any(${eventIds}::uuid[]) and user_id = ${userId}
        and status in ('going', 'waiting_list')`.execute(tx);
    return rows;
  },

  async enrolment(
    tx: Kysely<DB>,
    status: EnrolmentStatus,
    eventIds: readonly EventId[],
    userId: UserId,
  ): Promise<Enrolment> {
    const places = await joiningStore.placesIn(tx, eventIds, userId);
    const going = places.filter((place) => place.status === 'going').length;
    return { status, going, waiting: places.length - going };
  },

  /** Plans of a club, or of every club, in which somebody is or would like to be. */
  async plansOf(
    tx: Kysely<DB>,
    userId: UserId,
    clubId?: ClubId,
  ): Promise<{ planId: PlanId; status: EnrolmentStatus }[]> {
    const { rows } = await sql<{ planId: PlanId; status: EnrolmentStatus }>`
      select enrolment.plan_id as "planId", enrolment.status from plan_enrolments enrolment
      join club_training_plans plan on plan.id = enrolment.plan_id
      where enrolment.user_id = ${userId} and (${clubId ?? null}::uuid is null or plan.club_id = ${clubId ?? null})
      order by enrolment.plan_id`.execute(tx);
    return rows;
  },

  /** Of people who are not in the club any more, however they went. */
  async removeStrays(db: Kysely<DB>): Promise<void> {
    await sql`
      delete from plan_enrolments enrolment using club_training_plans plan
      where plan.id = enrolment.plan_id
        and not exists (select from club_memberships member
          where member.user_id = enrolment.user_id and member.club_id = plan.club_id and member.status = 'active')
        and not exists (select from club_admins admin
          where admin.user_id = enrolment.user_id and admin.club_id = plan.club_id)`.execute(db);
  },
};
