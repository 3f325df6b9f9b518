import type { DB } from '#db/schema.generated';
import { ClubId, type UserId } from '@ribbon/domain/accounts';
import { MembershipId } from '@ribbon/domain/clubs';
import {
  type EventDetails,
  type EventId,
  type NewEvent,
  addDays,
  clubTimeOf,
  calendarEndpoints,
} from '@ribbon/domain/calendar';
import type { Insertable } from 'kysely';
import type { Person, World } from './world.ts';

type ClubRow = Partial<Insertable<DB['clubs']>>;

let clubs = 0;

/** A club that takes members and that nobody runs yet. */
export async function newClub(world: World, more: ClubRow = {}): Promise<ClubId> {
  clubs += 1;
  const { id } = await world.db
    .insertInto('clubs')
    .values({
      name: `Larkspur Club ${String(clubs).padStart(3, '0')}`,
      city: 'Leeds',
      country: 'United Kingdom',
      status: 'approved',
      ...more,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return ClubId.parse(id);
}

/** A club that waits for somebody to claim it. */
export const listedClub = (world: World, more: ClubRow = {}): Promise<ClubId> =>
  newClub(world, { status: 'listed', ...more });

/** An approved club that somebody runs. */
export async function clubWithAdmin(
  world: World,
  more: ClubRow = {},
): Promise<{ clubId: ClubId; admin: Person }> {
  const clubId = await newClub(world, more);
  return { clubId, admin: await addAdmin(world, clubId) };
}

/** Somebody who runs the club, as an approved claim makes them. */
export async function addAdmin(
  world: World,
  clubId: ClubId,
  { isMember = true } = {},
): Promise<Person> {
  const admin = await world.person({ userType: 'club_admin' });
  await world.db.insertInto('club_admins').values({ club_id: clubId, user_id: admin.id }).execute();
  await world.db
    .insertInto('user_roles')
    .values({ club_id: clubId, user_id: admin.id, role: 'club_admin' })
    .execute();
  if (isMember) await enrol(world, clubId, admin, { membership_type: 'admin' });
  return admin;
}

/** A membership, however it came about. */
export async function enrol(
  world: World,
  clubId: ClubId,
  { id }: Pick<Person, 'id'>,
  more: Partial<Insertable<DB['club_memberships']>> = {},
): Promise<MembershipId> {
  const row = await world.db
    .insertInto('club_memberships')
    .values({ user_id: id, club_id: clubId, joined_at: world.clock(), ...more })
    .returning('id')
    .executeTakeFirstOrThrow();
  return MembershipId.parse(row.id);
}

/** So many people, one after the other. */
export async function crowd(world: World, size: number): Promise<Person[]> {
  const people: Person[] = [];
  while (people.length < size) people.push(await world.person());
  return people;
}

/** Details of a training of an hour and a half, some days away, at six. */
export function eventDetails(
  when: { in: Date; days: number },
  more: Partial<EventDetails> = {},
): EventDetails {
  const startDay = addDays(clubTimeOf(when.in).day, when.days);
  return {
    title: 'Hoop training',
    kind: 'training',
    description: '',
    location: 'Hall 2',
    startDay,
    startTime: '18:00',
    endDay: startDay,
    endTime: '19:30',
    capacity: null,
    ...more,
  };
}

/** A club with an admin who is no member, in which people can be put and events planned. */
export async function clubIn(world: World, name = 'Larkspur Rhythmic') {
  const clubId = await newClub(world, { name });
  const admin = await addAdmin(world, clubId, { isMember: false });
  return {
    id: clubId,
    admin,

    async join(person: { id: UserId }, as: 'member' | 'coach' | 'unconfirmed coach' = 'member') {
      await enrol(world, clubId, person, {
        membership_type: as === 'member' ? 'member' : 'coach',
        coach_confirmed_at: as === 'coach' ? world.clock() : null,
      });
    },

    /** Somebody of the club. */
    async member(life: Parameters<World['person']>[0] = {}): Promise<Person> {
      const person = await world.person(life);
      await this.join(person);
      return person;
    },

    /** An event in a week, planned by the admin. */
    async event(more: Partial<NewEvent> = {}, days = 7): Promise<EventId> {
      const { eventIds } = await world.call(admin, calendarEndpoints.create, {
        params: { clubId },
        body: { ...eventDetails({ in: world.clock(), days }), repeatUntil: null, ...more },
      });
      const [first] = eventIds;
      if (first === undefined) throw new Error('nothing was planned');
      return first;
    },
  };
}

export type TestClub = Awaited<ReturnType<typeof clubIn>>;
