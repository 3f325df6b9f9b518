import { type DemoClub, APPARATUS } from '../clubs/clubs.ts';
import { inventName, nickname } from './names.ts';
import { ago, partOfDay } from '../moments.ts';
import { at, demoId, type Dice, dice } from '../random.ts';

type Part =
  | 'admin'
  | 'clubAdmin'
  | 'coach'
  | 'parent'
  | 'adult'
  | 'youth'
  | 'teen'
  | 'child'
  | 'waiting'
  | 'moderator';

export interface DemoPerson {
  readonly index: number;
  readonly id: string;
  readonly part: Part;
  readonly age: number;
  readonly email: string;
  readonly username: string;
  readonly fullName: string;
  readonly country: string;
  readonly birthMonth: number;
  readonly birthYear: number;
  readonly specialties: string[];
  /** The club the person mainly belongs to; parents and the system admin have none of their own. */
  readonly club: DemoClub | undefined;
  readonly joinedAt: Date;
  readonly signsIn: boolean;
}

/** How many of each, and how old. 400 people in all. */
const PARTS: readonly (readonly [Part, number, number, number])[] = [
  ['admin', 1, 38, 38],
  ['clubAdmin', 24, 28, 60],
  ['coach', 41, 19, 58],
  ['parent', 72, 27, 52],
  ['adult', 72, 18, 45],
  ['youth', 40, 16, 17],
  ['teen', 60, 13, 15],
  ['child', 84, 6, 12],
  ['waiting', 5, 8, 12],
  ['moderator', 1, 45, 45],
];

/** The documented sign-ins: always the first of their part, and of the first club. */
const SIGN_INS: Partial<
  Record<Part, { email: string; username: string; name: string; age: number }>
> = {
  admin: { email: 'admin@ribbon.test', username: 'ribbon_admin', name: 'Robin Ashdown', age: 38 },
  clubAdmin: {
    email: 'clubadmin@ribbon.test',
    username: 'clare.clubadmin',
    name: 'Clare Merriman',
    age: 44,
  },
  coach: { email: 'coach@ribbon.test', username: 'coach_katya', name: 'Kateřina Říhová', age: 33 },
  parent: { email: 'parent@ribbon.test', username: 'pat.parent', name: 'Pat Larchfield', age: 39 },
  adult: { email: 'gymnast@ribbon.test', username: 'gwen.gymnast', name: 'Gwen Hartnoll', age: 22 },
  teen: { email: 'teen@ribbon.test', username: 'teen_tess', name: 'Tess Fairhurst', age: 15 },
  moderator: {
    email: 'moderator@ribbon.test',
    username: 'ribbon_moderator',
    name: 'Maren Holloway',
    age: 45,
  },
  child: { email: 'child@ribbon.test', username: 'merry_robin', name: 'Rosie Larchfield', age: 10 },
};

/** Whether the person is on the platform's team, who neither post nor belong to clubs. */
export const isTeam = ({ part }: Pick<DemoPerson, 'part'>): boolean =>
  part === 'admin' || part === 'moderator';

export const isMinor = (person: DemoPerson): boolean => person.age < 18;

/**
 * Whether others may open this profile; people who speak for a club or train others always have an
 * open one.
 */
export const opensUp = (person: DemoPerson): boolean =>
  person.signsIn ||
  person.part === 'coach' ||
  person.part === 'clubAdmin' ||
  dice(`opens up ${person.index}`).chance(isMinor(person) ? 0.25 : 0.9);

/** Everybody, in a fixed order. */
export function demoPeople(clubs: readonly DemoClub[], now: Date): DemoPerson[] {
  const roll = dice('people');
  const run = clubs.filter((club) => club.isRun);
  const parts = PARTS.flatMap(([part, count, youngest, oldest]) =>
    Array.from({ length: count }, (_, nth) => ({ part, nth, youngest, oldest })),
  );
  return parts.map(({ part, nth, youngest, oldest }, index) => {
    const known = nth === 0 ? SIGN_INS[part] : undefined;
    const age = known?.age ?? roll.whole(youngest, oldest);
    const name = inventName(roll);
    const fullName = known?.name ?? name.full;
    const username = known?.username ?? usernameOf(roll, part, name.plain, index);
    const birthMonth = roll.whole(1, 12);
    return {
      index,
      id: demoId('person', index),
      part,
      age,
      email: known?.email ?? `${mailName(part, username, name.plain)}.${index}@people.ribbon.test`,
      username,
      fullName,
      country: known === undefined && roll.chance(0.2) ? name.homeland : 'United Kingdom',
      birthMonth,
      birthYear: birthYear(age, birthMonth, now),
      specialties: specialtiesOf(roll, part),
      club: clubOf(roll, part, nth, run, clubs),
      joinedAt: ago(
        now,
        (part === 'waiting' ? roll.whole(1, 9) : roll.whole(12, 380)) +
          partOfDay(`joined ${index}`),
        age < 18 ? 'young' : 'grown',
      ),
      signsIn: known !== undefined,
    };
  });
}

/** A birthday counts once its month is over, as everywhere in Ribbon. */
function birthYear(age: number, month: number, now: Date): number {
  return now.getUTCFullYear() - age - (now.getUTCMonth() + 1 > month ? 0 : 1);
}

const isYoung = (part: Part): boolean => ['waiting', 'child', 'teen', 'youth'].includes(part);

const usernameOf = (roll: Dice, part: Part, plain: string, index: number): string =>
  isYoung(part) ? nickname(roll, index) : `${plain.slice(0, 24)}.${index}`;

const mailName = (part: Part, username: string, plain: string): string =>
  isYoung(part) ? username.replace(/_\d+$/u, '') : plain;

function specialtiesOf(roll: Dice, part: Part): string[] {
  const apparatus = roll.sample(APPARATUS, roll.whole(1, 3));
  if (isTeam({ part }) || part === 'parent' || part === 'waiting') return [];
  if (part === 'coach') return ['coach', ...apparatus];
  return apparatus;
}

function clubOf(
  roll: Dice,
  part: Part,
  nth: number,
  run: readonly DemoClub[],
  all: readonly DemoClub[],
): DemoClub | undefined {
  if (isTeam({ part }) || part === 'parent') return undefined;
  // One admin for each club that is run; coaches go round, so that every such club has one.
  if (part === 'clubAdmin' || part === 'coach') return at(run, nth);
  // The first club is the one the sign-ins share: it should feel full.
  if (nth < (part === 'waiting' ? 2 : 8)) return at(run, 0);
  return roll.chance(part === 'adult' ? 0.5 : 0.9) ? roll.pick(run) : roll.pick(all);
}
