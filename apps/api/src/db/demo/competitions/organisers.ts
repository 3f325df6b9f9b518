import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/schema.generated';
import { ago } from '../moments.ts';

/** Who takes entries was checked; one more asks to. */
export async function insertOrganisers(tx: Kysely<DB>, now: Date): Promise<void> {
  await sql`
    insert into organiser_requests
      (competition_id, user_id, proof, status, decided_by, decided_at, created_at)
    select id, created_by, 'The contract with the hall is in my name. The club can confirm it.',
      'approved', reviewed_by, reviewed_at, created_at
    from competitions where approval_status = 'approved' and entries_open_at is not null
      and created_by is not null and reviewed_at is not null`.execute(tx);
  await sql`
    insert into organiser_requests (competition_id, user_id, proof, created_at)
    select competition.id, account.id, 'I lead the team of volunteers that runs this event every year. The head of the organising club knows me.',
      ${ago(now, 1)}
    from users account, (select id from competitions where approval_status = 'approved'
      and status = 'upcoming' order by start_date, id limit 1) competition
    where account.email = 'parent@ribbon.test'`.execute(tx);
}
