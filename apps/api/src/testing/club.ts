import { ClubId, type UserId } from '@ribbon/domain/accounts';
import {
  type EventDetails,
  type EventId,
  type NewEvent,
  addDays,
  clubTimeOf,
  eventEndpoints,
} from '@ribbon/domain/events';
import type { Person, World } from './world.ts';

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

/** A club with an admin, in which people can be put. */
export async function clubIn(world: World, name = 'Larkspur Rhythmic') {
  const { id } = await world.db
    .insertInto('clubs')
    .values({ name, city: 'Leeds', country: 'United Kingdom', status: 'approved' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const clubId = ClubId.parse(id);
  const admin = await world.person({ userType: 'club_admin' });
  await world.db.insertInto('club_admins').values({ club_id: clubId, user_id: admin.id }).execute();

  return {
    id: clubId,
    admin,

    async join(person: { id: UserId }, as: 'member' | 'coach' | 'unconfirmed coach' = 'member') {
      await world.db
        .insertInto('club_memberships')
        .values({
          user_id: person.id,
          club_id: clubId,
          membership_type: as === 'member' ? 'member' : 'coach',
          coach_confirmed_at: as === 'coach' ? world.clock() : null,
        })
        .execute();
    },

    /** Somebody of the club. */
    async member(life: Parameters<World['person']>[0] = {}): Promise<Person> {
      const person = await world.person(life);
      await this.join(person);
      return person;
    },

    /** An event in a week, planned by the admin. */
    async event(more: Partial<NewEvent> = {}, days = 7): Promise<EventId> {
      const { eventIds } = await world.call(admin, eventEndpoints.create, {
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
