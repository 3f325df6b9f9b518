import type { World } from '#testing/world';
import { sql } from 'kysely';

/** What the tables say of each other, and what was left undone: each must be without a row. */
const CLAIMS = {
  'a club counts its members': sql`
    select id from clubs club where members_count <>
      (select count(*) from club_memberships member where member.club_id = club.id and member.is_active)`,
  'a post counts its likes': sql`
    select id from posts post where likes_count <> (select count(*) from likes where post_id = post.id)`,
  'nothing belongs to an account that is gone': sql`
    select user_id from credentials where user_id not in (select id from users)
    union all select id from athlete_profiles where id not in (select id from users)`,
  'every delivery went through': sql`
    select event, subscriber, last_error from outbox_events where last_error is not null`,
};

/** The claims that do not hold, with their first rows. */
export async function unbalanced({ db }: World): Promise<string[]> {
  const wrongs: string[] = [];
  for (const [claim, statement] of Object.entries(CLAIMS)) {
    const { rows } = await statement.execute(db);
    if (rows.length > 0) wrongs.push(`not so: ${claim}: ${JSON.stringify(rows.slice(0, 3))}`);
  }
  return wrongs;
}
