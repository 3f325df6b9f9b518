import type { Insertable } from 'kysely';
import type { DB } from '#db/schema.generated';
import { PLACES, type Place } from './places.ts';
import { ago, partOfDay } from '../moments.ts';
import { at, demoId, type Dice, dice } from '../random.ts';

export interface DemoClub {
  readonly index: number;
  readonly id: string;
  readonly name: string;
  readonly place: Place;
  /** Run by an admin whose claim was approved; the others are only listed. */
  readonly isRun: boolean;
}

const FLOWERS =
  'Larkspur Bluebell Foxglove Heather Primrose Marigold Snowdrop Thistle Clover Jasmine Lavender Poppy Bramble Wisteria Juniper'.split(
    ' ',
  );
const KINDS = ['Rhythmic', 'Rhythmic Gymnastics', 'RG Academy', 'Ribbon Club', 'Gymnasts'];
const PROGRAMS = [
  'Pre-school ribbons',
  'Recreational rhythmic',
  'Beginner squad',
  'Development squad',
  'Competition squad',
  'Group routines',
  'Adult rhythmic',
  'Inclusive gymnastics',
  'Holiday camps',
  'Dance and ballet',
];
const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const WHEN = ['Weekdays', 'Weekday evenings', 'Weekends'];
const LEVELS = ['recreational', 'beginner', 'intermediate', 'advanced', 'elite'];
export const APPARATUS = ['hoop', 'ball', 'clubs', 'ribbon', 'rope'];
/** Keys of drawings that ship with the web app (ui/art). */
export const LOGOS = [
  'logo-spiral',
  'logo-hoop',
  'logo-clubs',
  'logo-ball',
  'logo-knot',
  'logo-star',
];
/** Every beginning goes with every end: no two clubs say the same. */
const DESCRIPTIONS = [
  'A friendly club where gymnasts of every level learn with music and patience',
  'Small groups and qualified coaches in a hall with real height',
  'From first skips with a rope to group routines at regional events',
  'A volunteer-run club with room for beginners, returners and whole families',
  'Dance, apparatus and a lot of laughter since before our coaches were born',
  'A young club with big ideas and a brand-new carpet',
  'Rhythmic gymnastics for everyone who likes to move to music',
  'Patient teaching, honest feedback and music that stays in your head',
  'A competition club that still has time for people who come for fun',
  'One hall, five apparatus and coaches who know every name',
].flatMap((beginning) =>
  [
    'and a display every summer.',
    'at a pace that suits each gymnast.',
    'with a free first session for everyone.',
    'and tea for the parents who wait.',
    'for ages four to seventy-four.',
    'on a timetable that works around school.',
    'with a squad for every ambition.',
    'and friends for life.',
    'and room for one more.',
    'with adult classes on weekday evenings.',
  ].map((end) => `${beginning}, ${end}`),
);

/** The clubs further down the list wait for somebody to claim them. */
const TOWNS_WITH_RUN_CLUBS = 60;

/** 100 clubs, one for each town. */
export function demoClubs(): DemoClub[] {
  return PLACES.map((place, index) => ({
    index,
    id: demoId('club', index),
    name: `${at(FLOWERS, index)} ${at(KINDS, Math.floor(index / FLOWERS.length) + index)} – ${place.city}`,
    place,
    isRun: index < TOWNS_WITH_RUN_CLUBS && index % 5 < 2,
  }));
}

type Row = Insertable<DB['clubs']>;

interface Admin {
  readonly id: string;
  readonly joinedAt: Date;
}

/** Clubs with an admin are claimed and approved, the others only listed. */
export function clubRows(
  clubs: readonly DemoClub[],
  admins: ReadonlyMap<string, Admin>,
  now: Date,
): Row[] {
  const roll = dice('clubs');
  const description = dice('club descriptions').deal(DESCRIPTIONS);
  return clubs.map((club) => ({
    ...clubRow(club, claimOf(admins.get(club.id)), roll, now),
    description: description(),
  }));
}

const claimOf = (admin: Admin | undefined): Partial<Row> =>
  admin === undefined
    ? {}
    : { status: 'approved', is_claimed: true, claimed_by: admin.id, claimed_at: admin.joinedAt };

function clubRow(club: DemoClub, claim: Partial<Row>, roll: Dice, now: Date): Row {
  const { index, id, name, place, isRun } = club;
  const site = `${at(FLOWERS, index)}-${place.city}`.toLowerCase().replaceAll(/[^a-z]+/gu, '-');
  const created = ago(now, roll.whole(400, 900) + partOfDay(id));
  return {
    id,
    name,
    ...place,
    country: 'United Kingdom',
    address: `${roll.whole(1, 90)} Ribbon Lane, ${place.city}`,
    // Ofcom's numbers for drama: they never ring anywhere.
    phone: `01632 960${String(index * 7 + 100).padStart(3, '0')}`,
    email: `hello@${site}.ribbon.test`,
    website: `https://${site}.ribbon.test`,
    hours: `${at(WHEN, index)} ${roll.whole(9, 16)}:00–${roll.whole(18, 21)}:00`,
    programs: roll.sample(PROGRAMS, roll.whole(2, 6)),
    image_art: at(LOGOS, index),
    age_from: roll.whole(3, 8),
    levels: LEVELS.slice(0, roll.whole(2, 5)),
    apparatus: roll.sample(APPARATUS, roll.whole(3, 5)),
    days: DAYS.filter(() => roll.chance(0.5)),
    join_policy: isRun
      ? at(['approval', 'approval', 'approval', 'invitation'] as const, index)
      : 'approval',
    created_at: created,
    updated_at: created,
    ...claim,
  };
}
