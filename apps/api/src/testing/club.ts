import type { DB } from '#db/schema.generated';
import { ClubId } from '@ribbon/domain/accounts';
import { MembershipId } from '@ribbon/domain/clubs';
import type { Insertable } from 'kysely';
import type { Person, World } from './world.ts';

let clubs = 0;

/** An approved club that somebody runs. */
export async function clubWithAdmin(
  world: World,
  change: Partial<Insertable<DB['clubs']>> = {},
): Promise<{ clubId: ClubId; admin: Person }> {
  clubs += 1;
  const { id } = await world.db
    .insertInto('clubs')
    .values({
      name: `Run Club ${String(clubs).padStart(3, '0')}`,
      city: 'Leeds',
      country: 'United Kingdom',
      status: 'approved',
      ...change,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const clubId = ClubId.parse(id);
  return { clubId, admin: await addAdmin(world, clubId) };
}

/** Somebody who runs the club, as an approved claim makes them. */
export async function addAdmin(world: World, clubId: ClubId): Promise<Person> {
  const admin = await world.person({ userType: 'club_admin' });
  await world.db.insertInto('club_admins').values({ club_id: clubId, user_id: admin.id }).execute();
  await world.db
    .insertInto('user_roles')
    .values({ club_id: clubId, user_id: admin.id, role: 'club_admin' })
    .execute();
  await enrol(world, clubId, admin, { membership_type: 'admin' });
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
