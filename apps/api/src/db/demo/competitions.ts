import type { Insertable } from 'kysely';
import type { DB } from '../schema.generated.ts';
import { LOGOS } from './clubs.ts';
import type { DemoPerson } from './people.ts';
import { at, dayFrom, daysFrom, demoId, type Dice, dice } from './random.ts';

type Competition = Insertable<DB['competitions']> & { id: string };

const HOW_MANY = 25;
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
const CITIES = [
  ['Leeds', 'United Kingdom'],
  ['Glasgow', 'United Kingdom'],
  ['Cardiff', 'United Kingdom'],
  ['Belfast', 'United Kingdom'],
  ['Birmingham', 'United Kingdom'],
  ['Valencia', 'Spain'],
  ['Győr', 'Hungary'],
  ['Варна', 'Bulgaria'],
  ['Ravenna', 'Italy'],
  ['Dijon', 'France'],
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
      approval_status: approval,
      ...decision,
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
  if (nth === 16) return 'cancelled';
  if (starts > 0) return 'upcoming';
  return starts > -2 ? 'ongoing' : 'completed';
};

function invitation(nth: number, roll: Dice) {
  const [city, country] = at(CITIES, nth);
  const name = `${at(NAMES, nth)} ${at(TITLES, nth)}`;
  return {
    name,
    organizer: `${at(NAMES, nth)} Gymnastics (demo)`,
    location: `${at(NAMES, nth + 2)} Arena`,
    city,
    country,
    category: at(CATEGORIES, nth),
    level: at(LEVELS, nth),
    description: `${name} welcomes gymnasts and their families for a friendly weekend on the carpet.`,
    max_participants: roll.chance(0.6) ? roll.whole(40, 200) : null,
    entry_fee: roll.chance(0.7) ? `£${roll.whole(10, 45)}` : null,
    website: `https://${name.toLowerCase().replaceAll(' ', '-')}.ribbon.test`,
    image_art: at(LOGOS, nth),
  };
}

/** Grown-ups who go; the number of participants follows by trigger. */
export function entryRows(
  competitions: readonly Competition[],
  people: readonly DemoPerson[],
): Insertable<DB['competition_entries']>[] {
  const roll = dice('entries');
  const gymnasts = people.filter((person) => person.part === 'adult');
  return competitions
    .filter((competition) => competition.approval_status === 'approved')
    .flatMap((competition) =>
      roll.sample(gymnasts, roll.whole(4, 20)).map((person) => ({
        competition_id: competition.id,
        user_id: person.id,
        entered_by: person.id,
      })),
    );
}
