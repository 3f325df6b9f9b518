import type { DB } from '#db/schema.generated';
import { consentAge } from '@ribbon/domain/accounts';
import type { Insertable } from 'kysely';
import { friendCode } from './names.ts';
import { type DemoPerson, isMinor, isTeam, opensUp } from './people.ts';
import { AWAKE_DAY, later } from '../moments.ts';
import { type Dice, demoId, dice } from '../random.ts';
import { ACHIEVEMENTS, BIOS } from '../words/bios.ts';

/** Keys of drawings that ship with the web app (ui/art). */
const AVATARS = [
  'avatar-hoop',
  'avatar-ball',
  'avatar-clubs',
  'avatar-ribbon',
  'avatar-rope',
  'avatar-carpet',
];
const USER_TYPES = {
  admin: 'gymnast',
  clubAdmin: 'club_admin',
  coach: 'coach',
  parent: 'parent',
  adult: 'gymnast',
  youth: 'gymnast',
  teen: 'gymnast',
  child: 'child_gymnast',
  waiting: 'child_gymnast',
  moderator: 'gymnast',
} as const;

export const userRows = (people: readonly DemoPerson[]): Insertable<DB['users']>[] =>
  people.map((person) => ({
    id: person.id,
    // A waiting child has told us no name.
    name: person.part === 'waiting' ? person.username : person.fullName,
    email: person.email,
    email_verified: true,
    created_at: person.joinedAt,
    updated_at: person.joinedAt,
  }));

/** Only the documented sign-ins have a password; nobody can sign in as the others. */
export const credentialRows = (
  people: readonly DemoPerson[],
  password: string,
): Insertable<DB['credentials']>[] =>
  people
    .filter((person) => person.signsIn)
    .map(({ id, index, joinedAt }) => ({
      id: demoId('credential', index),
      user_id: id,
      account_id: id,
      provider_id: 'credential',
      password,
      created_at: joinedAt,
      updated_at: joinedAt,
    }));

export function profileRows(people: readonly DemoPerson[]): Insertable<DB['athlete_profiles']>[] {
  const roll = dice('profiles');
  const bioOf = bios();
  return people.map((person) => {
    const waits = person.part === 'waiting';
    const isAdult = !isMinor(person);
    const isOpen = opensUp(person);
    return {
      id: person.id,
      username: person.username,
      full_name: waits ? null : person.fullName,
      country: waits ? null : person.country,
      consent_age: consentAge(waits ? null : person.country),
      birth_month: waits ? null : person.birthMonth,
      birth_year: waits ? null : person.birthYear,
      user_type: USER_TYPES[person.part],
      status: waits ? 'awaiting_guardian' : 'active',
      waiting_since: waits ? person.joinedAt : null,
      feed_visibility: isAdult ? (isOpen ? 'public' : 'friends') : 'private',
      listed_in_directory: person.age >= 16 && !isTeam(person) && isOpen,
      bio: bioOf(person),
      profile_image_art: roll.chance(0.7) ? roll.pick(AVATARS) : null,
      specialties: person.specialties,
      achievements: achievementsOf(person, roll),
      // The people of the demo world know their way; newcomers see their first steps.
      first_steps_put_away_at: waits ? null : person.joinedAt,
      is_verified: person.signsIn ? person.age >= 16 : isAdult && roll.chance(0.15),
      created_at: person.joinedAt,
      updated_at: person.joinedAt,
    };
  });
}

/** Some say something about themselves, and nobody what another has said. */
function bios(): (person: DemoPerson) => string | null {
  const roll = dice('bios');
  const left = new Map(
    Object.entries(BIOS).map(([part, words]) => [part, roll.sample(words, words.length)]),
  );
  return ({ part }) => (roll.chance(0.45) ? (left.get(part)?.pop() ?? null) : null);
}

function achievementsOf({ part }: DemoPerson, roll: Dice): string[] {
  const known = ACHIEVEMENTS[part];
  if (known === undefined || !roll.chance(0.5)) return [];
  return roll.sample(known, roll.whole(1, 3));
}

/** Children and younger teenagers make friends by a code told in person. */
export function friendCodeRows(people: readonly DemoPerson[]): Insertable<DB['friend_codes']>[] {
  const roll = dice('friend codes');
  return people
    .filter((person) => person.part === 'child' || person.part === 'teen')
    .map((person, nth) => ({
      user_id: person.id,
      code: friendCode(roll, nth),
      created_at: later(person.joinedAt, AWAKE_DAY, { age: 'young' }),
    }));
}
