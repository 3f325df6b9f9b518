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
  p.id, p.club_id as "clubId", c.name as "clubName", p.title,
  coalesce(p.description, '') as description, p.period, p.status, p.starts_on::text as "startsOn",
  p.level, p.age_from as "ageFrom", p.age_to as "ageTo", p.apparatus, p.goals,
  (select count(*)::int from plan_weeks w where w.plan_id = p.id) as "weeksCount",
  (select count(*)::int from plan_weeks w join plan_sessions s on s.week_id = w.id
    where w.plan_id = p.id) as "sessionsCount",
  p.participants_count as participants, p.version, p.created_at as "createdAt",
  (select coalesce(json_agg(json_build_object('userId', e.user_id, 'status', e.status)), '[]')
    from plan_enrolments e
    where e.plan_id = p.id and e.user_id = any(${people}::uuid[])) as enrolments`;

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
    const { rows } = await sql<PlanRow & { micros: number }>`
      select ${columns(people)}, ${microsOf('p.created_at')} as micros
      from club_training_plans p join clubs c on c.id = p.club_id and c.deleted_at is null
      where p.club_id = any(${clubIds}::uuid[]) and p.status = ${status}
        and ${olderThan(cursor, { at: 'p.created_at', id: 'p.id' })}
      order by p.created_at desc, p.id desc limit ${limit}`.execute(db);
    return rows;
  },

  async find(
    db: Kysely<DB>,
    id: PlanId,
    people: readonly UserId[] = [],
  ): Promise<PlanRow | undefined> {
    const { rows } = await sql<PlanRow>`
      select ${columns(people)}
      from club_training_plans p join clubs c on c.id = p.club_id and c.deleted_at is null
      where p.id = ${id}`.execute(db);
    return rows[0];
  },

  async weeks(db: Kysely<DB>, id: PlanId): Promise<PlanDetail['weeks']> {
    const { rows } = await sql<PlanDetail['weeks'][number]>`
      select w.focus, coalesce((
        select json_agg(json_build_object('id', s.id, 'eventId', e.event_id, 'day', s.day,
          'startTime', to_char(s.start_time, 'HH24:MI'), 'endTime', to_char(s.end_time, 'HH24:MI'),
          'title', s.title, 'location', s.location, 'capacity', s.capacity,
          'blocks', ${blocksOf('s.id')}) order by s.position)
        from plan_sessions s left join plan_events e on e.session_id = s.id
        where s.week_id = w.id), '[]') as sessions
      from plan_weeks w where w.plan_id = ${id} order by w.position`.execute(db);
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
      select e.event_id as "eventId", p.id, p.title, p.apparatus, ${blocksOf('e.session_id')} as blocks
      from plan_events e join club_training_plans p on p.id = e.plan_id
      where e.event_id = any(${eventIds}::uuid[])`.execute(db);
    return rows;
  },
};

const blocksOf = (session: string) => sql`(
  select coalesce(json_agg(json_build_object('title', b.title, 'minutes', b.minutes,
    'apparatus', b.apparatus, 'elements', b.elements) order by b.position), '[]')
  from plan_blocks b where b.session_id = ${sql.ref(session)})`;
