import { addDays, clubTimeOf, instantAt } from '@ribbon/domain/calendar';
import type { Insertable } from 'kysely';
import type { DB } from '#db/schema.generated';
import type { DemoClub } from './clubs.ts';
import type { Guardianship } from '../people/families.ts';
import { adminsOf, isConfirmedCoach } from './memberships.ts';
import type { DemoPerson } from '../people/people.ts';
import { ago, hoursOf, isHoliday, partOfDay } from '../moments.ts';
import { at, demoId, type Dice, dice } from '../random.ts';

type Event = Insertable<DB['club_events']> & { id: string; starts_at: Date };
type Answer = Insertable<DB['club_event_rsvps']>;

interface Plan {
  readonly key: string;
  readonly kind: NonNullable<Event['kind']>;
  readonly title: string;
  readonly description: string;
  readonly location: string;
  /** How many days from the next Tuesday. */
  readonly day: number;
  readonly from: string;
  readonly to: string;
  readonly capacity?: number;
  readonly isCancelled?: boolean;
}

const DISPLAY = 'Club display';
const WEEKS_BEFORE = 3;
const WEEKS_AFTER = 9;
const HALLS = ['Hall 1', 'The sports hall', 'Main carpet', 'School gym', 'Studio B'];

const SINGLE: readonly Plan[] = [
  {
    key: 'open-floor',
    kind: 'training',
    title: 'Open floor with music',
    description: 'The carpet is free and the music is yours. A coach is there for questions.',
    location: 'Main carpet',
    day: 11,
    from: '10:00',
    to: '12:00',
    capacity: 8,
  },
  {
    key: 'ballet',
    kind: 'training',
    title: 'Ballet and conditioning',
    description: 'Barre, floor and a long stretch. Bring warm socks.',
    location: 'Studio B',
    day: 2,
    from: '17:00',
    to: '18:30',
    capacity: 20,
  },
  {
    key: 'run-through',
    kind: 'training',
    title: 'Run-throughs in competition leotards',
    description: 'Every routine once, with music and a bow, as on the day.',
    location: 'Main carpet',
    day: 3,
    from: '18:00',
    to: '19:30',
  },
  {
    key: 'competition',
    kind: 'competition',
    title: 'Regional qualifier',
    description: 'Doors open at nine. Hair and make-up done, tracksuits on, toe shoes in the bag.',
    location: 'Regional sports centre',
    day: 4,
    from: '09:30',
    to: '16:00',
    capacity: 16,
  },
  {
    key: 'social',
    kind: 'social',
    title: 'Pizza after the qualifier',
    description: 'Whatever the scores say, there will be garlic bread.',
    location: 'Clubroom',
    day: 4,
    from: '17:30',
    to: '19:30',
  },
  {
    key: 'display',
    kind: 'display',
    title: DISPLAY,
    description:
      'Every squad shows what it has worked on. Families are welcome from half past one.',
    location: 'Town hall',
    day: 26,
    from: '14:00',
    to: '16:30',
  },
  {
    key: 'meeting',
    kind: 'meeting',
    title: 'Plans for the new season',
    description: 'Squads, fees and competitions. Tea and biscuits afterwards.',
    location: 'Clubroom',
    day: 9,
    from: '19:00',
    to: '20:00',
  },
  {
    key: 'stretch',
    kind: 'training',
    title: 'Early stretch',
    description: 'The hall is closed that morning, so we stretch on another day.',
    location: 'Studio B',
    day: 5,
    from: '08:30',
    to: '09:30',
    isCancelled: true,
  },
];

export const eventSeriesRows = (
  clubs: readonly DemoClub[],
  people: readonly DemoPerson[],
  now: Date,
): Insertable<DB['club_event_series']>[] =>
  planners(clubs, people).map(({ club, admin }) => ({
    id: demoId('event series', club.index),
    club_id: club.id,
    until_date: addDays(nextTuesday(now), (WEEKS_AFTER - 1) * 7),
    created_by: admin.id,
    created_at: plannedAt(club, now),
  }));

const plannedAt = (club: DemoClub, now: Date): Date => ago(now, 40 + partOfDay(club.id));

/** Each club that is run trains every week and has a few other things in its calendar. */
export const eventRows = (
  clubs: readonly DemoClub[],
  people: readonly DemoPerson[],
  now: Date,
): Event[] =>
  planners(clubs, people).flatMap(({ club, admin }) => {
    const weekly = Array.from({ length: WEEKS_BEFORE + WEEKS_AFTER }, (_, week): Plan => ({
      key: `training ${week}`,
      kind: 'training',
      title: 'Squad training',
      description: 'Warm-up, apparatus, then routines.',
      location: at(HALLS, club.index),
      day: (week - WEEKS_BEFORE) * 7,
      from: '17:30',
      to: '19:00',
      capacity: 24,
    }));
    const row = (plan: Plan) => eventRow(plan, club, admin, now);
    return [
      ...weekly
        .filter(({ day }) => !isHoliday(addDays(nextTuesday(now), day)))
        .map((plan) => ({ ...row(plan), series_id: demoId('event series', club.index) })),
      ...SINGLE.map(row),
    ];
  });

function eventRow(plan: Plan, club: DemoClub, admin: DemoPerson, now: Date): Event {
  let day = addDays(nextTuesday(now), plan.day);
  while (isHoliday(day)) day = addDays(day, 7);
  const created = plannedAt(club, now);
  return {
    id: demoId(`event ${plan.key}`, club.index),
    club_id: club.id,
    kind: plan.kind,
    title: plan.title,
    description: plan.description,
    location: plan.location,
    starts_at: instantAt(day, plan.from),
    ends_at: instantAt(day, plan.to),
    capacity: plan.capacity ?? null,
    ...(plan.isCancelled && { status: 'cancelled', cancelled_at: ago(now, 1.4), version: 2 }),
    created_by: admin.id,
    created_at: created,
    updated_at: created,
  };
}

/** Many have answered; for children their guardians have, but for one wish that waits. */
export function answerRows(
  events: readonly Event[],
  people: readonly DemoPerson[],
  links: readonly Guardianship[],
  now: Date,
): Answer[] {
  const roll = dice('event answers');
  const admins = adminsOf(people);
  const guardians = new Map(
    links.filter(({ role }) => role === 'primary').map(({ child, guardian }) => [child, guardian]),
  );
  return events.flatMap((event) => {
    const asked = people.filter((person) => person.club?.id === event.club_id && comes(person));
    let places = event.capacity ?? Infinity;
    return asked.flatMap((person, nth): Answer[] => {
      const isWish = person.signsIn && person.part === 'child' && event.title === DISPLAY;
      if (!isWish && !roll.chance(event.title === 'Open floor with music' ? 0.9 : 0.45)) return [];
      const says = !isWish && roll.chance(0.85);
      const status = isWish
        ? 'waiting_guardian'
        : says
          ? places > 0
            ? 'going'
            : 'waiting_list'
          : 'declined';
      if (status === 'going') places -= 1;
      const until = event.starts_at < now ? event.starts_at : now;
      const answeredAt = ago(until, 9 - (8 * nth) / asked.length, hoursOf(person));
      const guardian = person.part === 'child' && !isWish ? guardians.get(person) : undefined;
      return [
        {
          event_id: event.id,
          user_id: person.id,
          status,
          answered_by: (guardian ?? person).id,
          created_at: answeredAt,
          updated_at: answeredAt,
          ...(status === 'going' && event.starts_at < now && attendance(roll, event, admins)),
        },
      ];
    });
  });
}

const attendance = (roll: Dice, event: Event, admins: ReadonlyMap<string, DemoPerson>) => ({
  attended: roll.chance(0.9),
  attendance_by: admins.get(event.club_id)?.id ?? null,
  attendance_at: event.starts_at,
});

/** What the child who signs in would like to go to. */
export const waitingAnswerItems = (
  answers: readonly Answer[],
): Insertable<DB['guardian_inbox_items']>[] =>
  answers
    .filter(({ status }) => status === 'waiting_guardian')
    .map(({ event_id, user_id, created_at }) => ({
      id: demoId('inbox event', event_id),
      child_id: user_id,
      event_id,
      ...(created_at && { created_at }),
    }));

const planners = (clubs: readonly DemoClub[], people: readonly DemoPerson[]) => {
  const admins = adminsOf(people);
  return clubs.flatMap((club) => {
    const admin = admins.get(club.id);
    return admin === undefined ? [] : [{ club, admin }];
  });
};

const comes = (person: DemoPerson): boolean =>
  person.part === 'coach' ? isConfirmedCoach(person) : person.part !== 'waiting';

/** Today, if it is one. */
function nextTuesday(now: Date): string {
  const { day } = clubTimeOf(now);
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  return addDays(day, (2 - weekday + 7) % 7);
}
