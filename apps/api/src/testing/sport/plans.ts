import { addDays, clubTimeOf, instantAt } from '@ribbon/domain/calendar';
import { type PlanDraft, PlanId, PlanSessionId, isMonday } from '@ribbon/domain/plans';
import type { World } from '../world.ts';

const nextMonday = (now: Date): string => {
  let day = addDays(clubTimeOf(now).day, 1);
  while (!isMonday(day)) day = addDays(day, 1);
  return day;
};

type Week = PlanDraft['weeks'][number];
type Session = Week['sessions'][number];

export const planSession = (more: Partial<Session> = {}): Session => ({
  day: 'tuesday',
  startTime: '18:00',
  endTime: '19:30',
  title: 'Hoop squad',
  location: 'Hall 2',
  capacity: null,
  blocks: [
    { title: 'Warm up', minutes: 20, apparatus: null, elements: [] },
    { title: 'Throws', minutes: 40, apparatus: 'hoop', elements: ['Large throw', 'Split leap'] },
  ],
  ...more,
});

/** A plan of two weeks with a training on each Tuesday, from next Monday on. */
export const planDraft = (now: Date, more: Partial<PlanDraft> = {}): PlanDraft => ({
  title: 'Autumn programme',
  description: 'Hoop from the first throw to the routine.',
  period: 'weeks',
  startsOn: nextMonday(now),
  level: 'beginner',
  ageFrom: null,
  ageTo: null,
  apparatus: ['hoop'],
  goals: ['Catch a large throw'],
  weeks: [
    { focus: 'Throws', sessions: [planSession()] },
    { focus: '', sessions: [planSession()] },
  ],
  ...more,
});

/** A plan with one session, straight into the tables; a published one has its event. */
export async function insertPlan(
  { db, clock }: World,
  clubId: string,
  { status }: { status: 'draft' | 'published' },
) {
  const startsOn = nextMonday(clock());
  const plan = await db
    .insertInto('club_training_plans')
    .values({ club_id: clubId, title: 'Plan', level: 'beginner', starts_on: startsOn, status })
    .returning('id')
    .executeTakeFirstOrThrow();
  const week = await db
    .insertInto('plan_weeks')
    .values({ plan_id: plan.id, position: 0 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const session = await db
    .insertInto('plan_sessions')
    .values({
      week_id: week.id,
      position: 0,
      day: 'monday',
      start_time: '18:00',
      end_time: '19:30',
      title: 'Training',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (status === 'published') {
    const event = await db
      .insertInto('club_events')
      .values({
        club_id: clubId,
        title: 'Training',
        starts_at: instantAt(startsOn, '18:00'),
        ends_at: instantAt(startsOn, '19:30'),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('plan_events')
      .values({ plan_id: plan.id, session_id: session.id, event_id: event.id })
      .execute();
  }
  return { planId: PlanId.parse(plan.id), sessionId: PlanSessionId.parse(session.id) };
}
