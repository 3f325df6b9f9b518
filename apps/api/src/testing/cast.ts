import { type Member, type UserId, type UserType, ageBandAt } from '@ribbon/domain/accounts';
import { Permission } from '@ribbon/domain/families';
import type { Person, World } from './world.ts';

/** Everybody who matters to a permission. */
export const PARTS = [
  'visitor',
  'awaiting child',
  'approved child',
  'fourteen',
  'seventeen',
  'adult',
  'confirmed member',
  'only joined',
  'parent',
  'coach',
  'club admin',
  'system admin',
] as const;
export type Part = (typeof PARTS)[number];

export type People = Readonly<Record<Exclude<Part, 'visitor'>, Person>>;

export type Cast = People & {
  /** The club that coach and club admin belong to; it has confirmed one of its two members. */
  clubId: string;
};

const OLD: Readonly<Partial<Record<Part, number>>> = {
  'approved child': 9,
  fourteen: 14,
  seventeen: 17,
};

/** One of each, and a club. */
export async function castOf(world: World): Promise<Cast> {
  const people = await peopleOf(world);
  return { ...people, clubId: await clubOf(world, people) };
}

/** One of each: the parent looks after the approved child, who may do everything a child may. */
export async function peopleOf(world: World): Promise<People> {
  const year = world.clock().getUTCFullYear();
  const of = (userType: UserType, life: Parameters<World['person']>[0] = {}) =>
    world.person({ userType, ...life });
  const aged = (part: Part) => ({ birthYear: year - (OLD[part] ?? 40) });

  const made = {
    'awaiting child': of('child_gymnast'),
    'approved child': of('child_gymnast', aged('approved child')),
    fourteen: of('gymnast', aged('fourteen')),
    seventeen: of('gymnast', aged('seventeen')),
    adult: of('gymnast'),
    'confirmed member': of('gymnast'),
    'only joined': of('gymnast'),
    parent: of('parent'),
    coach: of('coach', { roles: ['coach'] }),
    'club admin': of('club_admin', { roles: ['club_admin'] }),
    'system admin': of('gymnast', { roles: ['system_admin'] }),
  };
  const cast = Object.fromEntries(
    await Promise.all(
      Object.entries(made).map(async ([part, person]) => [part, await person] as const),
    ),
  ) as People;
  const { db } = world;
  await db
    .updateTable('athlete_profiles')
    .set({
      status: 'awaiting_guardian',
      waiting_since: world.clock(),
      full_name: null,
      country: null,
      birth_month: null,
      birth_year: null,
    })
    .where('id', '=', cast['awaiting child'].id)
    .execute();
  await db
    .insertInto('guardian_requests')
    .values({
      child_id: cast['awaiting child'].id,
      sent_to: 'asked@people.ribbon.test',
      token_hash: cast['awaiting child'].id,
      created_at: new Date(world.clock().getTime() - 3_600_000),
      expires_at: new Date(world.clock().getTime() + 3_600_000),
    })
    .execute();
  await db
    .insertInto('parental_relationships')
    .values({
      parent_id: cast.parent.id,
      child_id: cast['approved child'].id,
      role: 'primary',
      verified_at: world.clock(),
      verified_how: 'club',
    })
    .execute();
  await db
    .insertInto('minor_permissions')
    .values(
      Permission.options.map((permission_type) => ({
        minor_id: cast['approved child'].id,
        parent_id: cast.parent.id,
        permission_type,
        is_granted: true,
        granted_at: world.clock(),
      })),
    )
    .execute();
  return cast;
}

/** A club that two of these people have joined; it has confirmed one of them. */
export async function clubOf({ db }: World, people: People): Promise<string> {
  const { id: clubId } = await db
    .insertInto('clubs')
    .values({ name: 'Cast Club', city: 'Leeds', country: 'United Kingdom', status: 'approved' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('club_memberships')
    .values([
      { user_id: people['confirmed member'].id, club_id: clubId, status: 'active' },
      { user_id: people['only joined'].id, club_id: clubId, status: 'joined' },
    ])
    .execute();
  return clubId;
}

/** A person as the policies see them. */
export async function memberOf(world: World, id: UserId): Promise<Member> {
  const row = await world.db
    .selectFrom('athlete_profiles')
    .select(['user_type', 'birth_month', 'birth_year', 'status', 'is_verified'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const roles = await world.db
    .selectFrom('user_roles')
    .select(['role', 'club_id as clubId'])
    .where('user_id', '=', id)
    .where('is_active', '=', true)
    .execute();
  const birth = { birthMonth: row.birth_month, birthYear: row.birth_year };
  return {
    id,
    userType: row.user_type,
    ageBand: ageBandAt(birth, world.clock()),
    status: row.status,
    isVerified: row.is_verified,
    roles: roles as Member['roles'],
  };
}
