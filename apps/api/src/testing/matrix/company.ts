import { type Part, type People, memberOf, peopleOf } from '#testing/cast';
import type { World } from '#testing/world';
import type { Member } from '@ribbon/domain/accounts';
import { sql } from 'kysely';

/** One of each kind of person, with what the policies see of them. */
export interface Company {
  people: People;
  members: Readonly<Record<Exclude<Part, 'visitor'>, Member>>;
  standing: unknown;
}

export async function companyOf(world: World): Promise<Company> {
  const people = await peopleOf(world);
  const members = await Promise.all(
    Object.entries(people).map(async ([part, { id }]) => [part, await memberOf(world, id)]),
  );
  return {
    people,
    members: Object.fromEntries(members) as Company['members'],
    standing: await stateOf(world, people),
  };
}

/** Which column of which table says whose row it is. */
const ROWS = [
  ['users', 'id'],
  ['credentials', 'user_id'],
  ['sessions', 'user_id'],
  ['two_factors', 'user_id'],
  ['athlete_profiles', 'id'],
  ['privacy_settings', 'user_id'],
  ['user_roles', 'user_id'],
  ['club_admins', 'user_id'],
  ['club_memberships', 'user_id'],
  ['parental_relationships', 'child_id'],
  ['waiting_guardian_links', 'child_id'],
  ['minor_permissions', 'minor_id'],
  ['blocks', 'blocker_id'],
  ['guardian_requests', 'child_id'],
  ['email_changes', 'user_id'],
  ['friend_codes', 'user_id'],
] as const;

/** Everything about these people that a permission may depend on. */
export async function stateOf(world: World, people: People): Promise<unknown> {
  const ids = Object.values(people).map(({ id }) => id);
  const parts = ROWS.map(
    ([table, column]) => sql`
      select ${sql.lit(table)} as name, to_jsonb(record) - '{updated_at,expires_at}'::text[] as row
      from ${sql.table(table)} record where ${sql.ref(column)} = any(${ids})`,
  );
  const all = sql`
    select name, row from (${sql.join(parts, sql` union all `)}) part order by name, row::text`;
  return (await all.execute(world.db)).rows;
}
