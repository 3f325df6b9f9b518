import type { Insertable } from 'kysely';
import type { DB } from '../schema.generated.ts';
import { LOGOS } from './clubs.ts';
import type { DemoPerson } from './people.ts';
import { at, dayFrom, daysFrom, demoId, type Dice, dice } from './random.ts';
import { COMPETITION_WORDS } from './competitions.words.ts';

type Competition = Insertable<DB['competitions']> & { id: string };

const HOW_MANY = 25;
const CANCELLED = 16;
const CHILDREN_WHO_GO = 3;
/** More people than places: its waiting list is there to see. */
const FULL = 12;
const TITLES = ['Open', 'Cup', 'Festival', 'Trophy', 'Invitational'];
const NAMES = [
  'Silver Hoop',
  'Northern Lights',
  'Golden Ribbon',
  'Spring Carpet',
  'Lakeside',
  'Harbour',
  'Starling',
];
/** Those in this country are on the map. */
const CITIES = [
  ['Leeds', 'United Kingdom', 53.8, -1.55],
  ['Glasgow', 'United Kingdom', 55.86, -4.25],
  ['Cardiff', 'United Kingdom', 51.48, -3.18],
  ['Belfast', 'United Kingdom', 54.6, -5.93],
  ['Birmingham', 'United Kingdom', 52.48, -1.9],
  ['Valencia', 'Spain', null, null],
  ['Győr', 'Hungary', null, null],
  ['Варна', 'Bulgaria', null, null],
  ['Ravenna', 'Italy', null, null],
  ['Dijon', 'France', null, null],
] as const;
const CATEGORIES = [
  'Individual All-Around',
  'Individual Apparatus',
  'Group',
  'Team',
  'Mixed',
] as const;
const LEVELS = ['Junior', 'Senior', 'Youth', 'Masters', 'Open', 'Elite'] as const;

/** From half a year ago to ten months ahead, one every few weeks. */
export function competitionRows(people: readonly DemoPerson[], now: Date): Competition[] {
  const roll = dice('competitions');
  const creators = people.filter(({ part }) => part === 'clubAdmin' || part === 'coach');
  const moderator = people.find((person) => person.part === 'admin')?.id ?? null;
  return Array.from({ length: HOW_MANY }, (_, nth): Competition => {
    const drift = roll.whole(-5, 5);
    // The tenth is on right now.
    const starts = nth === 9 ? -1 : -180 + nth * 20 + drift;
    const approval = approvalOf(nth);
    const decision =
      approval === 'pending' ? {} : { reviewed_by: moderator, reviewed_at: daysFrom(now, -200) };
    return {
      ...invitation(nth, roll),
      id: demoId('competition', nth),
      start_date: dayFrom(now, starts),
      end_date: dayFrom(now, starts + (nth === 9 ? 2 : roll.whole(0, 2))),
      registration_deadline: dayFrom(now, starts - 21),
      status: statusOf(nth, starts),
      ...(nth === CANCELLED && {
        cancelled_at: daysFrom(now, -3),
        cancel_reason: 'The hall is being repaired. We hope to see you next year.',
      }),
      ...(nth === 20 && {
        rejection_reason: 'Please tell us which hall it is in, and send it again.',
      }),
      approval_status: approval,
      ...decision,
      ...registrationOf(nth, starts, now),
      created_by: at(creators, nth).id,
      created_at: daysFrom(now, -roll.whole(201, 260)),
    };
  });
}

const approvalOf = (nth: number) => {
  if (nth === 20) return 'rejected';
  return [15, 19, 23].includes(nth) ? 'pending' : 'approved';
};

const statusOf = (nth: number, starts: number) => {
  if (nth === CANCELLED) return 'cancelled';
  if (starts > 0) return 'upcoming';
  return starts > -2 ? 'ongoing' : 'completed';
};

function invitation(nth: number, roll: Dice) {
  const [city, country, latitude, longitude] = at(CITIES, nth);
  const name = `${at(NAMES, nth)} ${at(TITLES, nth)}`;
  return {
    name,
    organizer: `${at(NAMES, nth)} Gymnastics (demo)`,
    location: `${at(NAMES, nth + 2)} Arena`,
    city,
    country,
    latitude,
    longitude,
    category: at(CATEGORIES, nth),
    level: at(LEVELS, nth),
    description: at(COMPETITION_WORDS, nth),
    max_participants: roll.chance(0.6) ? roll.whole(40, 200) : null,
    entry_fee: roll.chance(0.7) ? `£${roll.whole(10, 45)}` : null,
    website: `https://${name.toLowerCase().replaceAll(' ', '-')}.ribbon.test`,
    image_art: at(LOGOS, nth),
  };
}

/** Entries open two months before the first day and close three weeks before it. */
function registrationOf(nth: number, starts: number, now: Date) {
  if (approvalOf(nth) !== 'approved') return {};
  const opens = starts > 60 && nth % 2 === 0 ? -5 : starts - 60;
  return {
    entries_open_at: daysFrom(now, opens),
    entries_close_at: daysFrom(now, starts - 21),
    age_on: dayFrom(now, starts).slice(0, 4).concat('-12-31'),
    opening_told_at: now,
  };
}

type Category = Insertable<DB['competition_categories']> & { id: string };

/** An all-around and an apparatus for grown-ups, and a group, wherever entries are taken. */
export function categoryRows(competitions: readonly Competition[]): Category[] {
  return competitions
    .filter(({ approval_status }) => approval_status === 'approved')
    .flatMap(({ id, level }, nth) =>
      (['all_around', 'hoop', 'group'] as const).map((discipline, position) => ({
        id: demoId('competition-category', nth * 3 + position),
        competition_id: id,
        position,
        level,
        discipline,
        age_from: discipline === 'hoop' ? 16 : null,
        places: id === demoId('competition', FULL) && position === 0 ? 3 : 20,
        fee: discipline === 'group' ? '£40 a group' : '£15',
      })),
    );
}

/**
 * Grown-ups who go, and to those that are over the first gymnast and a few children; the number of
 * participants follows by trigger.
 */
export function entryRows(
  competitions: readonly Competition[],
  categories: readonly Category[],
  people: readonly DemoPerson[],
  now: Date,
) {
  const roll = dice('entries');
  const past = new Set(
    competitions.filter((one) => one.status === 'completed').map(({ id }) => id),
  );
  const gymnasts = people.filter((person) => person.part === 'adult');
  const children = people.filter((person) => person.part === 'child').slice(0, CHILDREN_WHO_GO);
  const goers = (competitionId: string) => {
    const sampled = roll.sample(gymnasts, roll.whole(4, 20));
    if (!past.has(competitionId)) return sampled;
    const regular = gymnasts.slice(0, 1);
    return [...regular, ...children, ...sampled.filter((person) => !regular.includes(person))];
  };
  const numbers = new Map<string, number>();
  return categories
    .filter(({ discipline }) => discipline === 'all_around')
    .flatMap(({ id, competition_id, places }) =>
      goers(competition_id).map((person, nth) => {
        const number = (numbers.get(competition_id) ?? 0) + 1;
        numbers.set(competition_id, number);
        return {
          id: demoId('competition-entry', numbers.size * 100 + number),
          competition_id,
          category_id: id,
          user_id: person.id,
          entered_by: person.part === 'child' ? null : person.id,
          club_id: person.club?.id ?? null,
          // Some guardians allow a child's first name and initial.
          shows_name: person.part === 'child' && nth % 2 === 1,
          number,
          status: places != null && nth >= places ? 'waiting_list' : 'entered',
          queued_at: new Date(now.getTime() - (1000 - nth) * 60_000),
        } as const;
      }),
    );
}
