import { isLivingLink } from '#db/visibility/relations';
import type { DB } from '#db/schema.generated';
import type { EventOf } from '#platform/outbox/domain-events';
import type { UserId } from '@ribbon/domain/accounts';
import type { CompetitionId } from '@ribbon/domain/competitions';
import { type Kysely, type RawBuilder, sql } from 'kysely';

type News = EventOf<'competition.news'>['news'];

const followers = (id: CompetitionId) =>
  sql`select user_id as id from competition_followers where competition_id = ${id}`;
const entered = (id: CompetitionId) => sql`
  select user_id as id from competition_entries
    where competition_id = ${id} and status <> 'withdrawn' and user_id is not null
  union select entered_by from competition_entries
    where competition_id = ${id} and status <> 'withdrawn' and entered_by is not null`;

/** Members of the organising club who have a category for their age. */
const members = (id: CompetitionId) => sql`
  select member.user_id as id from competitions competition
    join club_memberships member on member.club_id = competition.club_id and member.status = 'active'
      and member.membership_type = 'member'
    join athlete_profiles profile on profile.id = member.user_id and profile.status = 'active'
  where competition.id = ${id} and exists (select from competition_categories cat
    where cat.competition_id = competition.id and cat.discipline <> 'group'
      and (num_nonnulls(cat.age_from, cat.age_to) = 0
        or extract(year from competition.age_on) - profile.birth_year
          between coalesce(cat.age_from, 0) and coalesce(cat.age_to, 200)))`;
/** Minors whose guardian has not answered, their guardians, and the people who entered them. */
const waiting = (id: CompetitionId) => sql`
  select unnest(array[entry.user_id, entry.entered_by, guardian_link.parent_id]) as id from competition_entries entry
    left join parental_relationships guardian_link on guardian_link.child_id = entry.user_id and ${isLivingLink()}
  where entry.competition_id = ${id} and entry.status = 'waiting_guardian'`;

const CONCERNED: Readonly<Record<News, (id: CompetitionId) => RawBuilder<unknown>>> = {
  cancelled: (id) => sql`${followers(id)} union ${entered(id)}`,
  opening: (id) => sql`${followers(id)} union ${members(id)}`,
  // People who have entered know already; an entry that waits for a guardian is not one yet.
  closing: (id) => sql`(${followers(id)} union ${members(id)}) except (${entered(id)})
    union ${waiting(id)}`,
};

/** The next people concerned by this news, in the order of their ids. */
export async function concernedBy(
  tx: Kysely<DB>,
  { competitionId, news, after }: EventOf<'competition.news'>,
  limit: number,
): Promise<UserId[]> {
  const { rows } = await sql<{ id: UserId }>`
    select id from (${CONCERNED[news](competitionId)}) people
    where id is not null and ${after === null ? sql`true` : sql`id > ${after}::uuid`}
    order by id limit ${limit}`.execute(tx);
  return rows.map(({ id }) => id);
}
