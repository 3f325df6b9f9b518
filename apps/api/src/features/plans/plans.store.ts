import type { DB } from '#db/schema.generated';
import { microsOf, olderThan } from '#platform/http/keyset';
import type { ClubId, UserId } from '@ribbon/domain/accounts';
import type { EventId } from '@ribbon/domain/calendar';
import type { ClubApparatus, ClubLevel } from '@ribbon/domain/clubs';
import type {
  EnrolmentStatus,
  PlanBlock,
  PlanDetail,
  PlanId,
  PlanPeriod,
  PlanStatus,
} from '@ribbon/domain/plans';
import { type Kysely, sql } from 'kysely';

export interface PlanRow {
  id: PlanId;
  clubId: ClubId;
  clubName: string;
  title: string;
  description: string;
  period: PlanPeriod;
  status: PlanStatus;
  startsOn: string;
  level: ClubLevel;
  ageFrom: number | null;
  ageTo: number | null;
  apparatus: ClubApparatus[];
  goals: string[];
  weeksCount: number;
  sessionsCount: number;
  participants: number;
  version: number;
  createdAt: Date;
  enrolments: { userId: UserId; status: EnrolmentStatus }[];
}

const columns = (people: readonly UserId[]) => sql`
  plan.id, plan.club_id as "clubId", club.name as "clubName", plan.title,
  coalesce(plan.description, '') as description, plan.period, plan.status, plan.starts_on::text as "startsOn",
  plan.level, plan.age_from as "ageFrom", plan.age_to as "ageTo", plan.apparatus, plan.goals,
  (select count(*)::int from plan_weeks week where week.plan_id = plan.id) as "weeksCount",
  (select count(*)::int from plan_weeks week join plan_sessions session on session.week_id = week.id
    where week.plan_id = plan.id) as "sessionsCount",
  plan.participants_count as participants, plan.version, plan.created_at as "createdAt",
  (select coalesce(json_agg(json_build_object('userId', enrolment.user_id, 'status', enrolment.status)), '[]')
    from plan_enrolments enrolment
    where enrolment.plan_id = plan.id and enrolment.user_id = any(${people}::uuid[])) as enrolments`;

interface Wanted {
  clubIds: readonly ClubId[];
  status: PlanStatus;
  people: readonly UserId[];
  cursor: string | undefined;
  limit: number;
}

export const planStore = {
  /** The newest first. */
  async page(db: Kysely<DB>, { clubIds, status, people, cursor, limit }: Wanted) {
    const { rows } = await sql<PlanRow & { sortKey: number }>`
      select ${columns(people)}, ${microsOf('plan.created_at')} as "sortKey"
      from club_training_plans plan join clubs club on club.id = plan.club_id and club.deleted_at is null
      where plan.club_id = any(${clubIds}::uuid[]) and plan.status = ${status}
        and ${olderThan(cursor, { at: 'plan.created_at', id: 'plan.id' })}
      order by plan.created_at desc, plan.id desc limit ${limit}`.execute(db);
    return rows;
  },

  async find(
    db: Kysely<DB>,
    id: PlanId,
    people: readonly UserId[] = [],
  ): Promise<PlanRow | undefined> {
    const { rows } = await sql<PlanRow>`
      select ${columns(people)}
      from club_training_plans plan join clubs club on club.id = plan.club_id and club.deleted_at is null
      where plan.id = ${id}`.execute(db);
    return rows[0];
  },

  async weeks(db: Kysely<DB>, id: PlanId): Promise<PlanDetail['weeks']> {
    const { rows } = await sql<PlanDetail['weeks'][number]>`
      select week.focus, coalesce((
        select json_agg(json_build_object('id', session.id, 'eventId', planned.event_id, 'day', session.day,
          'startTime', to_char(session.start_time, 'HH24:MI'), 'endTime', to_char(session.end_time, 'HH24:MI'),
          'title', session.title, 'location', session.location, 'capacity', session.capacity,
          'blocks', ${blocksOf('session.id')}) order by session.position)
        from plan_sessions session left join plan_events planned on planned.session_id = session.id
        where session.week_id = week.id), '[]') as sessions
      from plan_weeks week where week.plan_id = ${id} order by week.position`.execute(db);
    return rows;
  },

  async figures(db: Kysely<DB>, clubIds: readonly ClubId[], now: Date) {
    const { rows } = await sql<{ plans: number; sessions: number; participants: number }>`
      with coming as materialized (
        select id from club_events where club_id = any(${clubIds}::uuid[]) and kind = 'training'
          and status = 'scheduled' and starts_at > ${now}),
      shown as materialized (
        select id from club_training_plans
        where club_id = any(${clubIds}::uuid[]) and status = 'published')
      select (select count(*)::int from shown) as plans, (select count(*)::int from coming) as sessions,
        (select count(*)::int from (
          select user_id from plan_enrolments
            where plan_id in (select id from shown) and status = 'joined'
          union select user_id from club_event_rsvps
            where event_id in (select id from coming) and status = 'going') people) as participants`.execute(
      db,
    );
    return rows[0] ?? { plans: 0, sessions: 0, participants: 0 };
  },

  /** What is known of trainings that come from a plan. */
  async ofEvents(db: Kysely<DB>, eventIds: readonly EventId[]) {
    const { rows } = await sql<
      Pick<PlanRow, 'id' | 'title' | 'apparatus'> & {
        eventId: EventId;
        blocks: PlanBlock[];
      }
    >`
      select planned.event_id as "eventId", plan.id, plan.title, plan.apparatus, ${blocksOf('planned.session_id')} as blocks
      from plan_events planned join club_training_plans plan on plan.id = planned.plan_id
      where planned.event_id = any(${eventIds}::uuid[])`.execute(db);
    return rows;
  },
};

const blocksOf = (session: string) => sql`(
  select coalesce(json_agg(json_build_object('title', block.title, 'minutes', block.minutes,
    'apparatus', block.apparatus, 'elements', block.elements) order by block.position), '[]')
  from plan_blocks block where block.session_id = ${sql.ref(session)})`;
