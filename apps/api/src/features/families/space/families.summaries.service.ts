import type { DB } from '#db/schema.generated';
import type { SignedIn } from '#platform/session/session';
import type { Me } from '@ribbon/domain/accounts';
import { type Kysely, sql } from 'kysely';

const NOBODY: Me['family'] = {
  lookedAfterBy: [],
  guardianIds: [],
  childIds: [],
  children: 0,
  waiting: 0,
  startsInPrivate: false,
};

export type FamilySummaries = ReturnType<typeof familySummaries>;

/** What every screen knows of a person's family: names and counts, in one question. */
export const familySummaries = ({ db }: { db: Kysely<DB> }) => ({
  async of({ id: personId, hasFamily }: SignedIn): Promise<Me['family']> {
    if (!hasFamily) return NOBODY;
    const { rows } = await sql<Me['family']>`
      select
        array(select coalesce(given_name(p.full_name), p.username)
              from parental_relationships r join athlete_profiles p on p.id = r.parent_id
              where r.child_id = ${personId} and r.ended_at is null
              order by r.role = 'primary' desc, r.created_at) as "lookedAfterBy",
        array(select r.parent_id from parental_relationships r
              where r.child_id = ${personId} and r.ended_at is null) as "guardianIds",
        array(select r.child_id from parental_relationships r
              where r.parent_id = ${personId} and r.ended_at is null) as "childIds",
        (select count(*) from parental_relationships r
         where r.parent_id = ${personId} and r.ended_at is null) as children,
        (select count(*) from guardian_inbox_items i
         join parental_relationships r on r.child_id = i.child_id
         where r.parent_id = ${personId} and r.ended_at is null and r.role <> 'view_only'
           and i.status = 'waiting')
        + (select count(*) from waiting_guardian_links w
           join parental_relationships r on r.child_id = w.child_id
           where r.parent_id = ${personId} and r.ended_at is null and w.settled_at is null) as waiting,
        not (select in_community from athlete_profiles where id = ${personId}) as "startsInPrivate"`.execute(
      db,
    );
    return rows[0] ?? NOBODY;
  },
});
