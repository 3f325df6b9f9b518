import type { Insertable } from 'kysely';
import type { DB } from '#db/schema.generated';
import type { DemoClub } from './clubs.ts';
import { type DemoPerson, isTeam } from '../people/people.ts';
import { hoursOf, later } from '../moments.ts';
import { daysFrom, demoId, type Dice, dice } from '../random.ts';

type Membership = Insertable<DB['club_memberships']> & { id: string; joined_at: Date };

/** Who runs a club, by the club's id. */
export function adminsOf(people: readonly DemoPerson[]): ReadonlyMap<string, DemoPerson> {
  const admins = people.filter((person) => person.part === 'clubAdmin');
  return new Map(admins.flatMap((admin) => (admin.club ? [[admin.club.id, admin] as const] : [])));
}

/** Confirmed coaches may befriend and see the gymnasts of their club; every tenth still waits. */
export const isConfirmedCoach = (person: DemoPerson): boolean =>
  person.part === 'coach' && (person.signsIn || person.index % 10 !== 0);

/** Everyone in their own club, the fixed parent beside the child, and some who left or have two clubs. */
export function membershipRows(
  people: readonly DemoPerson[],
  clubs: readonly DemoClub[],
): Membership[] {
  const roll = dice('memberships');
  const admins = adminsOf(people);
  const own = people.flatMap((person) =>
    person.club === undefined ? [] : [ownMembership(person, person.club, admins)],
  );
  const seconds = people
    .filter((person) => person.part === 'adult' && roll.chance(0.3))
    .map((person) => secondMembership(person, clubs, roll));
  return [...own, ...seconds];
}

function secondMembership(person: DemoPerson, clubs: readonly DemoClub[], roll: Dice): Membership {
  const club = roll.pick(clubs.filter((other) => other.id !== person.club?.id));
  const membership = plain(person, club, 'second');
  if (!roll.chance(0.4)) return membership;
  const left_at = daysFrom(person.joinedAt, 9);
  return { ...membership, status: 'left', left_at, left_reason: 'left' };
}

function plain(person: DemoPerson, club: DemoClub, name: string): Membership {
  return {
    id: demoId(`${name} membership`, person.index),
    user_id: person.id,
    club_id: club.id,
    joined_at: later(person.joinedAt, 60, { age: hoursOf(person) }),
  };
}

function ownMembership(
  person: DemoPerson,
  club: DemoClub,
  admins: ReadonlyMap<string, DemoPerson>,
): Membership {
  const membership = plain(person, club, 'own');
  if (person.part === 'clubAdmin') return { ...membership, membership_type: 'admin' };
  if (person.part === 'waiting') return { ...membership, status: 'waiting_guardian' };
  if (person.part !== 'coach') return membership;
  if (!isConfirmedCoach(person)) {
    return { ...membership, membership_type: 'coach', status: 'waiting_club' };
  }
  return {
    ...membership,
    membership_type: 'coach',
    coach_confirmed_by: admins.get(club.id)?.id ?? null,
    coach_confirmed_at: daysFrom(membership.joined_at, 1),
  };
}

/** The scopes that open the capabilities of admins and coaches. */
export function roleRows(people: readonly DemoPerson[]): Insertable<DB['user_roles']>[] {
  const system = people.find((person) => person.part === 'admin');
  const admins = adminsOf(people);
  return people.flatMap((person): Insertable<DB['user_roles']>[] => {
    const row = {
      id: demoId('role', person.index),
      user_id: person.id,
      created_at: person.joinedAt,
    };
    if (isTeam(person)) return [{ ...row, role: 'system_admin' }];
    if (person.club === undefined) return [];
    const club_id = person.club.id;
    if (person.part === 'clubAdmin') {
      return [{ ...row, role: 'club_admin', club_id, assigned_by: system?.id ?? null }];
    }
    if (!isConfirmedCoach(person)) return [];
    return [{ ...row, role: 'coach', club_id, assigned_by: admins.get(club_id)?.id ?? null }];
  });
}

export function clubAdminRows(people: readonly DemoPerson[]): Insertable<DB['club_admins']>[] {
  const system = people.find((person) => person.part === 'admin');
  return [...adminsOf(people)].map(([club_id, admin]) => ({
    club_id,
    user_id: admin.id,
    assigned_by: system?.id ?? null,
    created_at: admin.joinedAt,
  }));
}
