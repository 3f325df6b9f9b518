import { type Person, type World, createWorld } from '#testing/world';
import type { ClubId } from '@ribbon/domain/accounts';
import type { MembershipId } from '@ribbon/domain/clubs';
import { afterAll, beforeAll } from 'vitest';

export let world: World;

/** Gives the file of tests that calls it a world of its own. */
export function openWorld(): void {
  beforeAll(async () => {
    world = await createWorld();
  });
  afterAll(() => world.close());
}

export const rename = (person: Person, full_name: string) =>
  world.db.updateTable('athlete_profiles').set({ full_name }).where('id', '=', person.id).execute();

export const countOf = async (clubId: ClubId) =>
  (
    await world.db
      .selectFrom('clubs')
      .select('members_count')
      .where('id', '=', clubId)
      .executeTakeFirstOrThrow()
  ).members_count;

export const rolesOf = async ({ id }: Person, clubId: ClubId) =>
  (
    await world.db
      .selectFrom('user_roles')
      .select('role')
      .where('user_id', '=', id)
      .where('club_id', '=', clubId)
      .where('is_active', '=', true)
      .execute()
  )
    .map(({ role }) => role)
    .toSorted();

export const rowOf = (membershipId: MembershipId) =>
  world.db
    .selectFrom('club_memberships')
    .selectAll()
    .where('id', '=', membershipId)
    .executeTakeFirstOrThrow();

export const lastAct = (clubId: ClubId) =>
  world.db
    .selectFrom('audit_log')
    .select(['action', 'actor_id', 'details'])
    .where('subject_id', '=', clubId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
