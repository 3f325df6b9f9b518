import { CARD, type CardRow } from '#db/people/cards';
import type { DB } from '#db/schema.generated';
import { friendIdsOf, haveFriendshipRow, notBlocked } from '#db/visibility/relations';
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
        select member.club_id, club.name from club_memberships member
        join clubs club on club.id = member.club_id and club.status = 'approved' and club.deleted_at is null
        where member.user_id = ${me} and member.status = 'active'),
      squad as (
        select member.user_id as id, min(own_club.name) as club from own_clubs own_club
        join club_memberships member on member.club_id = own_club.club_id and member.status = 'active'
        group by member.user_id limit ${LOOKED_AT}),
      friends as (select friend.id from ${friendIdsOf(me)} friend limit ${LOOKED_AT}),
      theirs as (
        select other.id, count(*) as mutual from friends
        cross join lateral (${friendIdsOf(sql.ref('friends.id'))}) other
        where ${isAdult(ageBand)} group by other.id order by mutual desc limit ${LOOKED_AT}),
      met as (
        select rsvp.user_id as id, count(*) as events from (
          select event_id from club_event_rsvps where user_id = ${me} and status = 'going' limit 100) own
        join club_event_rsvps rsvp on rsvp.event_id = own.event_id and rsvp.status = 'going'
        where ${isAdult(ageBand)} group by rsvp.user_id order by events desc limit ${LOOKED_AT})
      select squad.club, coalesce(theirs.mutual, 0) as "mutualFriends",
        coalesce(met.events, 0) as "sharedEvents", ${CARD}
      from (select id from squad union select id from theirs union select id from met) candidate
      left join squad using (id) left join theirs using (id) left join met using (id)
      join athlete_profiles profile on profile.id = candidate.id
      left join privacy_settings privacy on privacy.user_id = profile.id
      where profile.id <> ${me} and profile.status = 'active' and coalesce(privacy.allow_suggestions, true)
        and age_band(profile.birth_month, profile.birth_year, ${now}) = ${ageBand}
        and (${ageBand} <> 'under13' or has_parental_permission(profile.id, 'add_friends', ${now}))
        and ${notBlocked(id, 'profile.id')} and not ${haveFriendshipRow(id, 'profile.id')}
      order by coalesce(theirs.mutual, 0) * 2 + (squad.id is not null)::int * 3
        + coalesce(met.events, 0) desc, profile.id
      limit ${limit}`.execute(db);
    return rows;
  },
};
