import { addDays, clubTimeOf, instantAt } from '@ribbon/domain/calendar';
import { isOfAge } from '@ribbon/domain/competitions';
import type { Insertable } from 'kysely';
import type { DB } from '#db/schema.generated';
import { LOGOS } from '../clubs/clubs.ts';
import { divisionOf, feesOf } from './competitions.classes.ts';
import { ANNOUNCED } from './competitions.words.ts';
import type { Guardianship } from '../people/families.ts';
import { AWAKE_DAY, ago, hoursOf, isHoliday, later, partOfDay } from '../moments.ts';
import { type DemoPerson, isMinor } from '../people/people.ts';
import { at, demoId, type Dice, dice } from '../random.ts';

type Competition = Insertable<DB['competitions']> & {
  id: string;
  start_date: string;
  created_at: Date;
  entries_open_at?: Date;
  entries_close_at?: Date;
  age_on?: string;
};

const ON_NOW = 9;
const CANCELLED = 16;
const REJECTED = 20;
const PENDING = new Set([15, 19, 23]);
/** More people than places: its waiting list is there to see. */
const FULL = 12;
const PLACES = 20;
const OPENS = '09:00';
const CLOSES = '18:00';
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

/** From half a year ago to ten months ahead, one every few weeks, on Saturdays and Sundays. */
export function competitionRows(people: readonly DemoPerson[], now: Date): Competition[] {
  const roll = dice('competitions');
  const today = clubTimeOf(now).day;
  const creators = people.filter(({ part }) => part === 'clubAdmin' || part === 'coach');
  const moderator = people.find((person) => person.part === 'admin')?.id ?? null;
  return ANNOUNCED.map(({ days, ...announced }, nth): Competition => {
    const drift = roll.whole(-5, 5);
    const start = freeSaturday(addDays(today, nth === ON_NOW ? 0 : -180 + nth * 20 + drift), days);
    const end = addDays(start, days - 1);
    const approval = approvalOf(nth);
    const created = createdAt(start, approval, { roll, now });
    const reviewed_at = later(created, AWAKE_DAY, { now });
    return {
      ...invitation(nth, announced, roll),
      id: demoId('competition', nth),
      start_date: start,
      end_date: end,
      registration_deadline: addDays(start, -21),
      status: statusOf(nth, { start, end, today }),
      ...(nth === CANCELLED && {
        cancelled_at: ago(now, 3.2),
        cancel_reason: 'The hall is being repaired. We hope to see you next year.',
      }),
      ...(nth === REJECTED && {
        rejection_reason: 'Please tell us which hall it is in, and send it again.',
      }),
      approval_status: approval,
      ...(approval !== 'pending' && { reviewed_by: moderator, reviewed_at }),
      ...(approval === 'approved' && registrationOf(nth, { start, reviewed_at, now })),
      created_by: at(creators, nth).id,
      created_at: created,
      updated_at: approval === 'pending' ? created : reviewed_at,
    };
  });
}

/** The Saturday of that week or the one before it, unless it would be on a holiday. */
function freeSaturday(day: string, days: number): string {
  const saturday = addDays(day, -((new Date(`${day}T12:00:00Z`).getUTCDay() + 1) % 7));
  const isTaken = Array.from({ length: days }, (_, nth) => addDays(saturday, nth)).some(isHoliday);
  return isTaken ? freeSaturday(addDays(saturday, -7), days) : saturday;
}

const approvalOf = (nth: number) => {
  if (nth === REJECTED) return 'rejected';
  return PENDING.has(nth) ? 'pending' : 'approved';
};

/** Competitions that await approval were submitted recently, all others in good time. */
function createdAt(
  start: string,
  approval: ReturnType<typeof approvalOf>,
  { roll, now }: { roll: Dice; now: Date },
): Date {
  const days = roll.whole(1, 20) + partOfDay(start);
  if (approval !== 'approved') return ago(now, days / 4 + (approval === 'pending' ? 0 : 3));
  const inTime = instantAt(addDays(start, -75), OPENS);
  return ago(inTime < now ? inTime : now, 12 + days);
}

function statusOf(
  nth: number,
  { start, end, today }: { start: string; end: string; today: string },
): 'cancelled' | 'upcoming' | 'ongoing' | 'completed' {
  if (nth === CANCELLED) return 'cancelled';
  if (start > today) return 'upcoming';
  return end < today ? 'completed' : 'ongoing';
}

function invitation(
  nth: number,
  { level, category, words }: Omit<(typeof ANNOUNCED)[number], 'days'>,
  roll: Dice,
) {
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
    category,
    level,
    description: words,
    max_participants: roll.chance(0.6) ? placesAt(nth) * divisionOf(level, category).length : null,
    entry_fee: roll.chance(0.7) ? feesOf(category, priceOf(nth), country).all : null,
    website: `https://${name.toLowerCase().replaceAll(' ', '-')}.ribbon.test`,
    image_art: at(LOGOS, nth),
  };
}

const placesAt = (nth: number): number => (nth === FULL ? 3 : PLACES);
const priceOf = (nth: number): number => 10 + 5 * (nth % 5);

/** Entries open two months before the first day, some earlier, and close three weeks before it. */
function registrationOf(
  nth: number,
  { start, reviewed_at, now }: { start: string; reviewed_at: Date; now: Date },
) {
  const usual = instantAt(addDays(start, -60), OPENS);
  const early = instantAt(addDays(clubTimeOf(reviewed_at).day, 2), OPENS);
  const entries_open_at = usual > now && nth % 2 === 0 ? early : usual;
  return {
    entries_open_at,
    entries_close_at: instantAt(addDays(start, -21), CLOSES),
    age_on: `${start.slice(0, 4)}-12-31`,
    opening_told_at: entries_open_at < now ? entries_open_at : null,
  };
}

type Category = Insertable<DB['competition_categories']> & { id: string };

/** The classes that meet there, wherever entries are taken. */
export function categoryRows(competitions: readonly Competition[]): Category[] {
  return competitions.flatMap(({ id, level, category, country, entry_fee, ...row }, nth) => {
    if (row.approval_status !== 'approved') return [];
    const fees = entry_fee == null ? undefined : feesOf(category, priceOf(nth), country);
    return divisionOf(level, category).map((division, position) => ({
      id: demoId(`competition-category ${nth}`, position),
      competition_id: id,
      position,
      ...division,
      places: placesAt(nth),
      fee: (division.discipline === 'group' ? fees?.group : fees?.alone) ?? null,
      created_at: row.created_at,
    }));
  });
}

type Entry = Insertable<DB['competition_entries']> & { id: string };

/**
 * People who go, each in the class of their age: grown-ups, children and teenagers whose guardians said
 * yes, and the sign-ins wherever they can; for groups their clubs. The numbers follow by trigger.
 */
export function entryRows(
  competitions: readonly Competition[],
  categories: readonly Category[],
  {
    people,
    links,
    now,
  }: { people: readonly DemoPerson[]; links: readonly Guardianship[]; now: Date },
): Entry[] {
  const roll = dice('entries');
  const guardians = new Map(links.map(({ child, guardian }) => [child.id, guardian.id]));
  const gymnasts = people.filter(
    ({ id, part }) =>
      part === 'adult' || ((part === 'child' || part === 'teen') && guardians.has(id)),
  );
  const byClub = people.filter(({ part }) => part === 'clubAdmin');
  return competitions.flatMap((competition, nth): Entry[] => {
    const { id, age_on, entries_open_at, entries_close_at } = competition;
    if (age_on === undefined || !entries_open_at || !entries_close_at) return [];
    if (entries_open_at > now || nth === CANCELLED) return [];
    const until = entries_close_at < now ? entries_close_at : now;
    const daysOpen = (until.getTime() - entries_open_at.getTime()) / 86_400_000;
    const own = categories.filter(({ competition_id }) => competition_id === id);
    const goers = own.flatMap((category) => {
      const isGroup = category.discipline === 'group';
      const may = isGroup ? byClub : gymnasts.filter((person) => fits(person, category, age_on));
      const regular = may.filter(({ signsIn }) => signsIn && !isGroup);
      const others = roll.sample(
        may.filter((person) => !regular.includes(person)),
        isGroup ? roll.whole(2, 5) : roll.whole(4, 13),
      );
      return [...regular, ...others].map((person, place) => ({ category, person, isGroup, place }));
    });
    return goers.map(({ category, person, isGroup, place }, number) => {
      const part = (place + partOfDay(`${id} ${person.id}`)) / (PLACES + 5);
      const queued = ago(until, (1 - part) * daysOpen, hoursOf(person));
      const queued_at = queued > entries_open_at ? queued : entries_open_at;
      return {
        id: demoId(`competition-entry ${nth}`, number),
        competition_id: id,
        category_id: category.id,
        user_id: isGroup ? null : person.id,
        group_name: isGroup ? `${person.club?.name.split(' – ')[0]} ${category.level} group` : null,
        entered_by: guardians.get(person.id) ?? person.id,
        club_id: person.club?.id ?? null,
        allowed_by: isMinor(person) ? (guardians.get(person.id) ?? null) : null,
        // Some show a first name and initial, and some of them the club.
        shows_name: isMinor(person) && place % 2 === 1,
        shows_club: isMinor(person) && place % 4 === 1,
        number: number + 1,
        status: category.places != null && place >= category.places ? 'waiting_list' : 'entered',
        queued_at,
        created_at: queued_at,
        updated_at: queued_at,
      };
    });
  });
}

const fits = (person: DemoPerson, { age_from, age_to }: Category, ageOn: string): boolean =>
  isOfAge({ ageFrom: age_from ?? null, ageTo: age_to ?? null }, person.birthYear, ageOn);
