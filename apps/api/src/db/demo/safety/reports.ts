import { CASE_SUMMARIES, caseDueBy } from '@ribbon/domain/safeguarding';
import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/schema.generated';
import { type DemoPerson, isMinor, isTeam } from '../people/people.ts';
import { at, demoId } from '../random.ts';
import { POSTS } from '../posts/posts.ts';
import { type Reported, atRisk, reportedThings, rowsOf } from './reports.rows.ts';

const REPORTED = POSTS.filter(({ isReported }) => isReported).map(({ text }) => text);
/** Not kind, and not terrible. */
const TEASING = ['A short queue for the podium, then?', 'Perhaps leave the leaps to the juniors.'];

/** What members can see, one of each kind: of adults who do not sign in. */
async function someThings(tx: Kysely<DB>, authors: readonly string[]): Promise<Reported[]> {
  const { rows } = await sql<Reported>`
    (select 'post' as type, id, author_id as "authorId", content as text from posts
     where visibility = 'public' and not is_hidden and approval_status = 'approved' and club_id is null
       and author_id = any(${authors}::uuid[]) order by content = any(${REPORTED}) desc, id limit 1)
    union all
    (select 'comment', comment.id, comment.author_id, comment.content from comments comment join posts post on post.id = comment.post_id
     where post.visibility = 'public' and comment.approval_status = 'approved'
       and comment.author_id = any(${authors}::uuid[]) order by comment.content = any(${TEASING}) desc, comment.id limit 2)
    union all
    (select 'club_review', id, user_id, comment from club_reviews
     where status = 'approved' and comment is not null
       and user_id = any(${authors}::uuid[]) order by id limit 1)`.execute(tx);
  return rows;
}

/** Reports in every state: due, overdue, of danger, by several, by nobody we know, and decided. */
export async function insertReports(tx: Kysely<DB>, people: readonly DemoPerson[], now: Date) {
  const strangers = people.filter(({ part, signsIn }) => part === 'adult' && !signsIn);
  const teens = people.filter(({ part, signsIn }) => part === 'teen' && !signsIn);
  const authors = people.filter((person) => !isMinor(person) && !isTeam(person) && !person.signsIn);
  const things = await someThings(
    tx,
    authors.map(({ id }) => id),
  );
  const { tickets, reports } = rowsOf(
    reportedThings({ things, stranger: at(strangers, 9), teen: at(teens, 11) }),
    people,
    now,
  );
  await tx.insertInto('report_tickets').values(tickets).execute();
  await tx.insertInto('content_reports').values(reports).execute();
  const danger = atRisk(reports);
  const id = demoId('case', 'reported');
  await tx
    .insertInto('safeguarding_reports')
    .values({
      id,
      child_id: danger.reporter_id,
      opened_by: danger.reporter_id,
      source: 'content_report',
      content_report_id: danger.id,
      urgency: 'emergency',
      summary: CASE_SUMMARIES.report,
      due_at: caseDueBy('emergency', danger.created_at),
      created_at: danger.created_at,
    })
    .execute();
  await tx
    .insertInto('safeguarding_notes')
    .values({
      report_id: id,
      author_id: danger.reporter_id,
      kind: 'opened',
      created_at: danger.created_at,
    })
    .execute();
}
