import { ageIn } from '#features/calendar';
import type { DB } from '#db/schema.generated';
import type { Clock } from '#platform/clock';
import { reveal } from '#platform/http/guards';
import { pageOf } from '#platform/http/keyset';
import type { ClubId, Member, UserId } from '@ribbon/domain/accounts';
import { type EventCursor, type EventId, calendarPolicy } from '@ribbon/domain/calendar';
import { commonFaults, t } from '@ribbon/domain/kernel';
import {
  type GroupSession,
  PLANS_PER_PAGE,
  type PlanAttendee,
  type PlanDetail,
  type PlanFigures,
  type PlanId,
  type PlanStatus,
  type TrainingPlan,
  planPolicy,
} from '@ribbon/domain/plans';
import type { Kysely } from 'kysely';
import type { PlanCalendar } from './plans.calendar.rules.ts';
import { type PlanRow, planStore } from './plans.store.ts';

export type PlanReading = ReturnType<typeof planReading>;
type Circle = Awaited<ReturnType<PlanCalendar['circle']>>;

interface Wanted {
  clubId?: ClubId | undefined;
}

/**
 * Reads training plans as each person sees them. For people outside a club, the club does not
 * exist.
 */
export function planReading({
  db,
  clock,
  calendar,
}: {
  db: Kysely<DB>;
  clock: Clock;
  calendar: PlanCalendar;
}) {
  async function find(actor: Member, id: PlanId) {
    const circle = await calendar.circle(actor);
    const people = peopleIn(actor, circle);
    const row = reveal(await planStore.find(db, id, people));
    const scope = reveal(circle.clubs.get(row.clubId));
    const canManage = planPolicy.manage(actor, scope);
    reveal(row, planPolicy.see(scope, { status: row.status, canManage }));
    return { row, circle, scope, canManage };
  }

  function viewOf(
    actor: Member,
    circle: Circle,
    found: PlanRow & { sortKey?: number },
  ): TrainingPlan {
    const { enrolments, sortKey: _, ...row } = found;
    const scope = reveal(circle.clubs.get(row.clubId));
    const attendee = (
      userId: UserId,
      who: Pick<PlanAttendee, 'name' | 'isSelf' | 'canJoin' | 'canLeave'>,
    ): PlanAttendee => {
      const age = ageIn(circle, actor, userId);
      const status = enrolments.find((one) => one.userId === userId)?.status ?? null;
      return { userId, ...who, isRightAge: planPolicy.isRightAge(age, row), status };
    };
    return {
      ...row,
      participants: calendarPolicy.seeCounts(actor) ? row.participants : null,
      canManage: planPolicy.manage(actor, scope),
      attendees: [
        ...(calendarPolicy.attend(scope)
          ? [attendee(actor.id, { name: t('You'), isSelf: true, canJoin: true, canLeave: true })]
          : []),
        ...circle.children
          .filter(({ clubIds }) => clubIds.has(row.clubId))
          .map(({ id, name, link }) =>
            attendee(id, {
              name,
              isSelf: false,
              canJoin: calendarPolicy.acceptFor(link),
              canLeave: calendarPolicy.declineFor(link),
            }),
          ),
      ],
    };
  }

  return {
    find,

    async figures(actor: Member, wanted: Wanted): Promise<PlanFigures> {
      const circle = await calendar.circle(actor);
      const figures = await planStore.figures(db, clubsIn(circle, wanted), clock());
      return calendarPolicy.seeCounts(actor) ? figures : { ...figures, participants: null };
    },

    async list(
      actor: Member,
      wanted: Wanted & { status: PlanStatus; cursor?: string | undefined },
    ): Promise<{ plans: TrainingPlan[]; next: string | null }> {
      const circle = await calendar.circle(actor);
      const people = peopleIn(actor, circle);
      const clubIds = clubsIn(circle, wanted).filter((id) => {
        const scope = reveal(circle.clubs.get(id));
        const canManage = planPolicy.manage(actor, scope);
        return planPolicy.see(scope, { status: wanted.status, canManage });
      });
      const rows = await planStore.page(db, {
        clubIds,
        status: wanted.status,
        people,
        cursor: wanted.cursor,
        limit: PLANS_PER_PAGE + 1,
      });
      const { shown, next } = pageOf(rows, PLANS_PER_PAGE);
      return {
        plans: shown.map((row) => viewOf(actor, circle, row)),
        next,
      };
    },

    async read(actor: Member, id: PlanId): Promise<PlanDetail> {
      const { row, circle } = await find(actor, id);
      return {
        plan: viewOf(actor, circle, row),
        weeks: await planStore.weeks(db, id),
      };
    },

    async sessions(
      actor: Member,
      wanted: Wanted & { at?: Date | undefined; id?: EventId | undefined },
    ): Promise<{ sessions: GroupSession[]; next: EventCursor | null }> {
      const { events, next } = await calendar.trainings(actor, { ...wanted, when: 'trainings' });
      const plans = await planStore.ofEvents(
        db,
        events.map(({ id }) => id),
      );
      const sessions = events.map((event): GroupSession => {
        const plan = plans.find(({ eventId }) => eventId === event.id);
        if (plan === undefined) return { event, plan: null, apparatus: [], blocks: [] };
        const { id, title, apparatus, blocks } = plan;
        return { event, plan: { id, title }, apparatus, blocks };
      });
      return { sessions, next };
    },
  };
}

/** The people whose enrolments a member sees: their own and their children's. */
const peopleIn = ({ id }: Member, { children }: Circle): UserId[] => [
  id,
  ...children.map((child) => child.id),
];

function clubsIn({ clubs }: Circle, { clubId }: Wanted): ClubId[] {
  if (clubId === undefined) return [...clubs.keys()];
  if (!clubs.has(clubId)) throw commonFaults.notFound();
  return [clubId];
}
