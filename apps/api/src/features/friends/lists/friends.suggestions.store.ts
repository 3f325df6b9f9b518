import { CARD, type CardRow } from '#db/cards';
import type { DB } from '#db/schema.generated';
import { friendIdsOf, haveFriendshipRow, notBlocked } from '#db/relations';
import { type Member, isAdult } from '@ribbon/domain/accounts';
import { type Kysely, sql } from 'kysely';

export interface SuggestionRow extends CardRow {
  club: string | null;
  mutualFriends: number;
  sharedEvents: number;
}

/** Nobody has more acquaintances than are looked at: the nearest ones come first anyway. */
const LOOKED_AT = 2000;

export const suggestionStore = {
  /**
   * People the user may know who agree to be suggested: adults to adults, by club, friends and
   * events; minors only to squad mates of the same age group. Leaves out anyone with an earlier
   * request or a block between the two, from either side.
   */
  async of(
    db: Kysely<DB>,
    { id, ageBand }: Pick<Member, 'id' | 'ageBand'>,
    now: Date,
    limit: number,
  ): Promise<SuggestionRow[]> {
    const me = sql`${id}::uuid`;
    const { rows } = await sql<SuggestionRow>`
      with own_clubs as (
        select m.club_id, c.name from club_memberships m
        join clubs c on c.id = m.club_id and c.status = 'approved' and c.deleted_at is null
        where m.user_id = ${me} and m.status = 'active'),
      squad as (
        select m.user_id as id, min(c.name) as club from own_clubs c
        join club_memberships m on m.club_id = c.club_id and m.status = 'active'
        group by m.user_id limit ${LOOKED_AT}),
      friends as (select friend.id from ${friendIdsOf(me)} friend limit ${LOOKED_AT}),
      theirs as (
        select other.id, count(*) as mutual from friends
        cross join lateral (${friendIdsOf(sql.ref('friends.id'))}) other
        where ${isAdult(ageBand)} group by other.id order by mutual desc limit ${LOOKED_AT}),
      met as (
        select r.user_id as id, count(*) as events from (
          select event_id from club_event_rsvps where user_id = ${me} and status = 'going' limit 100) own
        join club_event_rsvps r on r.event_id = own.event_id and r.status = 'going'
        where ${isAdult(ageBand)} group by r.user_id order by events desc limit ${LOOKED_AT})
      select squad.club, coalesce(theirs.mutual, 0) as "mutualFriends",
        coalesce(met.events, 0) as "sharedEvents", ${CARD}
      from (select id from squad union select id from theirs union select id from met) candidate
      left join squad using (id) left join theirs using (id) left join met using (id)
      join athlete_profiles p on p.id = candidate.id
      left join privacy_settings s on s.user_id = p.id
      where p.id <> ${me} and p.status = 'active' and coalesce(s.allow_suggestions, true)
        and age_band(p.birth_month, p.birth_year, ${now}) = ${ageBand}
        and (${ageBand} <> 'under13' or has_parental_permission(p.id, 'add_friends', ${now}))
        and ${notBlocked(id, 'p.id')} and not ${haveFriendshipRow(id, 'p.id')}
      order by coalesce(theirs.mutual, 0) * 2 + (squad.id is not null)::int * 3
        + coalesce(met.events, 0) desc, p.id
      limit ${limit}`.execute(db);
    return rows;
  },
};
