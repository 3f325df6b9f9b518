import type { DB } from '#db/schema.generated';
import { hasGuardianTie, isCoaching } from '#db/visibility/relations';
import { bandOf } from '#db/visibility/visibility';
import type { UserId } from '@ribbon/domain/accounts';
import { type Kysely, sql } from 'kysely';

export interface Lapsed {
  adultId: UserId;
  minorId: UserId;
  origin: string;
  wasFriend: boolean;
}

/**
 * Which friendships are looked at: those of some people, or of everybody who has just turned 18.
 */
export type Whose = { people: readonly string[] } | { cameOfAge: true };

/** How far back a birthday is looked for; the chore runs every hour. */
const MONTHS_BACK = 3;

/** People who turned 18 a few months ago at most. */
function cameOfAge(now: Date) {
  const adultSince = (now.getUTCFullYear() - 18) * 12 + now.getUTCMonth() + 1;
  return sql`select id from athlete_profiles
    where birth_year * 12 + birth_month between ${adultSince - MONTHS_BACK} and ${adultSince}`;
}

export const reasonStore = {
  /**
   * Ends what has no reason any more: friendships and requests between an adult and a minor who are
   * neither guardian and child nor confirmed coach and gymnast (`friendPolicy.origin` says the same
   * of how they begin). From 13 a link carries only the friendship that it began before.
   */
  async end(tx: Kysely<DB>, whose: Whose, now: Date): Promise<Lapsed[]> {
    const ids =
      'people' in whose ? sql`select unnest(${whose.people}::uuid[]) as id` : cameOfAge(now);
    const { rows } = await sql<Lapsed>`
      with watched as materialized (${ids}),
      pairs as (
        select friendship.* from watched join friendships friendship on friendship.requester_id = watched.id
        union select friendship.* from watched join friendships friendship on friendship.addressee_id = watched.id),
      sides as (
        select pairs.id, pairs.origin, pairs.status, pairs.created_at,
          case when ${bandOf('requester', now)} = 'adult' then requester.id else addressee.id end as adult,
          case when ${bandOf('requester', now)} = 'adult' then addressee.id else requester.id end as minor,
          'under13' in (${bandOf('requester', now)}, ${bandOf('addressee', now)}) as is_child
        from pairs join athlete_profiles requester on requester.id = pairs.requester_id
        join athlete_profiles addressee on addressee.id = pairs.addressee_id
        where pairs.status <> 'rejected'
          and (${bandOf('requester', now)} = 'adult') <> (${bandOf('addressee', now)} = 'adult'))
      delete from friendships friendship using sides
      where friendship.id = sides.id
        and not ((sides.is_child or sides.origin = 'guardian')
          and ${hasGuardianTie(sql.ref('sides.adult'), sql.ref('sides.minor'))})
        and not ${isCoaching(sql.ref('sides.adult'), sql.ref('sides.minor'))}
      returning sides.adult as "adultId", sides.minor as "minorId", sides.origin,
        sides.status = 'accepted' as "wasFriend"`.execute(tx);
    return rows;
  },
};
