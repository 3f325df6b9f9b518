import type { DB } from '#db/schema.generated';
import type { Clock } from '#platform/clock';
import { reveal } from '#platform/http/guards';
import type { ClubId, Member, UserId } from '@ribbon/domain/accounts';
import {
  type Attendee,
  type ClubCalendar,
  type ClubEvent,
  EVENTS_PER_MONTH,
  EVENTS_PER_PAGE,
  type EventId,
  type EventCursor,
  addMonths,
  calendarPolicy,
  clubTimeOf,
} from '@ribbon/domain/calendar';
import { commonFaults, t, zoneOf } from '@ribbon/domain/kernel';
import type { Kysely } from 'kysely';
import { type Answer, answerStore } from './answers/calendar.answers.store.ts';
import { type Circle, ageIn, circleOf } from './calendar.circle.scope.ts';
import { type AnsweredRow, type EventRow, eventStore } from './calendar.store.ts';

const FARTHEST_ZONE_MS = 14 * 3_600_000;

interface Wanted {
  clubId?: ClubId | undefined;
  childId?: UserId | undefined;
  when: 'upcoming' | 'past' | 'trainings';
  at?: Date | undefined;
  id?: EventId | undefined;
}

export type EventReading = ReturnType<typeof calendarReading>;

/** Reads events as each person sees them. For people outside a club, the club does not exist. */
export function calendarReading({ db, clock }: { db: Kysely<DB>; clock: Clock }) {
  const viewsOf = (actor: Member, circle: Circle, rows: readonly AnsweredRow[]) =>
    rows.map(({ answers, ...row }) => viewOf(actor, circle, row, answers));

  return {
    async calendars(actor: Member): Promise<{ clubs: ClubCalendar[] }> {
      const { clubs } = await circleOf(db, actor, clock());
      return {
        clubs: [...clubs]
          .map(([clubId, scope]) => ({
            clubId,
            clubName: scope.name,
            zone: zoneOf(scope),
            canManage: calendarPolicy.manage(actor, scope),
          }))
          .toSorted((one, other) => one.clubName.localeCompare(other.clubName)),
      };
    },

    async list(
      actor: Member,
      wanted: Wanted,
    ): Promise<{ events: ClubEvent[]; next: EventCursor | null }> {
      const circle = await circleOf(db, actor, clock());
      const { at, id } = wanted;
      const after = at === undefined || id === undefined ? undefined : { at, id };
      const rows = await eventStore[wanted.when](db, clubsIn(circle, wanted), {
        now: clock(),
        after,
        limit: EVENTS_PER_PAGE + 1,
        people: peopleIn(actor, circle),
      });
      const page = rows.slice(0, EVENTS_PER_PAGE);
      const last = rows.length > page.length ? page.at(-1) : undefined;
      return {
        events: viewsOf(actor, circle, page),
        next: last === undefined ? null : { at: last.startsAt, id: last.id },
      };
    },

    async month(
      actor: Member,
      { clubId, month }: { clubId?: ClubId | undefined; month: string },
    ): Promise<{ events: ClubEvent[]; isCut: boolean }> {
      const circle = await circleOf(db, actor, clock());
      const rows = await eventStore.between(db, clubsIn(circle, { clubId }), {
        // Where the month begins first on earth, and where it ends last: each club has its own clock.
        from: new Date(Date.parse(`${month}-01T00:00:00Z`) - FARTHEST_ZONE_MS),
        to: new Date(Date.parse(`${addMonths(month, 1)}-01T00:00:00Z`) + FARTHEST_ZONE_MS),
        limit: EVENTS_PER_MONTH + 1,
        people: peopleIn(actor, circle),
      });
      const events = viewsOf(actor, circle, rows.slice(0, EVENTS_PER_MONTH)).filter(
        ({ startsAt, zone }) => clubTimeOf(startsAt, zone).day.startsWith(month),
      );
      return { events, isCut: rows.length > EVENTS_PER_MONTH };
    },

    async read(actor: Member, eventId: EventId): Promise<ClubEvent> {
      const circle = await circleOf(db, actor, clock());
      const row = visible(circle, await eventStore.find(db, eventId));
      const answers = await answerStore.of(db, [eventId], peopleIn(actor, circle));
      return viewOf(actor, circle, row, answers);
    },
  };
}

/** The people whose answers a member sees: their own and their children's. */
const peopleIn = ({ id }: Member, { children }: Circle): UserId[] => [
  id,
  ...children.map((child) => child.id),
];

/** The event, if it belongs to one of the circle's clubs. */
export function visible(circle: Circle, row: EventRow | undefined): EventRow {
  const scope = row && circle.clubs.get(row.clubId);
  return reveal(row, scope !== undefined && calendarPolicy.see(scope));
}

function clubsIn(
  circle: Circle,
  { clubId, childId }: Pick<Wanted, 'clubId' | 'childId'>,
): ClubId[] {
  const child = childId && reveal(circle.children.find(({ id }) => id === childId));
  const ids = child ? [...child.clubIds] : [...circle.clubs.keys()];
  if (clubId === undefined) return ids;
  if (!ids.includes(clubId)) throw commonFaults.notFound();
  return [clubId];
}

function viewOf(
  actor: Member,
  circle: Circle,
  row: EventRow,
  answers: readonly Answer[],
): ClubEvent {
  const { going, waiting, country, timeZone, updatedAt: _, ...event } = row;
  const scope = reveal(circle.clubs.get(row.clubId));
  const attendee = (
    userId: UserId,
    who: Pick<Attendee, 'name' | 'isSelf' | 'canAnswer' | 'canGo'>,
  ) => {
    const answer = answers.find((given) => given.eventId === row.id && given.userId === userId);
    return {
      userId,
      ...who,
      isRightAge: calendarPolicy.isRightAge(ageIn(circle, actor, userId), row),
      status: answer?.status ?? null,
      position: answer?.position ?? null,
    };
  };
  return {
    ...event,
    seriesId: event.seriesId as ClubEvent['seriesId'],
    zone: zoneOf({ country, timeZone }),
    isFull: row.capacity !== null && going >= row.capacity,
    counts: calendarPolicy.seeCounts(actor) ? { going, waiting } : null,
    canManage: calendarPolicy.manage(actor, scope),
    attendees: [
      ...(calendarPolicy.attend(scope)
        ? [attendee(actor.id, { name: t('You'), isSelf: true, canAnswer: true, canGo: true })]
        : []),
      ...circle.children
        .filter(({ clubIds }) => clubIds.has(row.clubId))
        .map(({ id, name, link }) =>
          attendee(id, {
            name,
            isSelf: false,
            canAnswer: calendarPolicy.declineFor(link),
            canGo: calendarPolicy.acceptFor(link),
          }),
        ),
    ],
  };
}
