import { isLivingLink } from '#db/visibility/relations';
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
        array(select coalesce(given_name(profile.full_name), profile.username)
              from parental_relationships guardian_link join athlete_profiles profile on profile.id = guardian_link.parent_id
              where guardian_link.child_id = ${personId} and ${isLivingLink()}
              order by guardian_link.role = 'primary' desc, guardian_link.created_at) as "lookedAfterBy",
        array(select guardian_link.parent_id from parental_relationships guardian_link
              where guardian_link.child_id = ${personId} and ${isLivingLink()}) as "guardianIds",
        array(select guardian_link.child_id from parental_relationships guardian_link
              where guardian_link.parent_id = ${personId} and ${isLivingLink()}) as "childIds",
        (select count(*) from parental_relationships guardian_link
         where guardian_link.parent_id = ${personId} and ${isLivingLink()}) as children,
        (select count(*) from guardian_inbox_items item
         join parental_relationships guardian_link on guardian_link.child_id = item.child_id
         where guardian_link.parent_id = ${personId} and ${isLivingLink()} and guardian_link.role <> 'view_only'
           and item.status = 'waiting')
        + (select count(*) from waiting_guardian_links waiting_link
           join parental_relationships guardian_link on guardian_link.child_id = waiting_link.child_id
           where guardian_link.parent_id = ${personId} and ${isLivingLink()} and waiting_link.settled_at is null) as waiting,
        not (select in_community from athlete_profiles where id = ${personId}) as "startsInPrivate"`.execute(
      db,
    );
    return rows[0] ?? NOBODY;
  },
});
