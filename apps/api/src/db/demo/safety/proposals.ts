import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/schema.generated';
import { ago } from '../moments.ts';

/** The second system admin wants the coach to run her club, which has minors; the first one decides. */
export async function insertProposals(tx: Kysely<DB>, now: Date): Promise<void> {
  await sql`
    insert into proposals (kind, user_id, club_id, reason, proposed_by, created_at)
    select 'club_granted', coach.id, member.club_id,
      'The club’s chair wrote to us from the club’s own address', proposer.id,
      ${ago(now, 1)}
    from users coach join club_memberships member on member.user_id = coach.id and member.status = 'active',
      users proposer
    where coach.email = 'coach@ribbon.test' and proposer.email = 'moderator@ribbon.test'
      and not exists (select from club_admins admin
        where admin.club_id = member.club_id and admin.user_id = coach.id)
    order by member.joined_at limit 1`.execute(tx);
}
