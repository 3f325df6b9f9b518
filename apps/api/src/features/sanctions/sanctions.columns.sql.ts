import { isOfHousehold } from '#db/concerned';
import type { UserId } from '@ribbon/domain/accounts';
import type { PastSanction } from '@ribbon/domain/sanctions';
import { sql } from 'kysely';

/** The name of somebody of the team, as the team sees it. */
export const teamName = (column: string) =>
  sql`(select coalesce(colleague.full_name, colleague.username) from athlete_profiles colleague where colleague.id = ${sql.ref(column)})`;

/** What a decision of `sanction` is about, in its author's words as they are now. */
export const CONTENT = sql`case when sanction.content_id is not null then json_build_object(
  'type', sanction.content_type, 'id', sanction.content_id, 'text', case sanction.content_type
    when 'post' then (select content from posts where id = sanction.content_id)
    when 'comment' then (select content from comments where id = sanction.content_id)
    when 'club_review' then (select coalesce(comment, rating || ' of 5') from club_reviews where id = sanction.content_id)
    when 'challenge' then (select concat_ws(E'\n', title, nullif(description, '')) from challenges where id = sanction.content_id)
    when 'competition' then (select concat_ws(E'\n', name, nullif(description, '')) from competitions where id = sanction.content_id)
  end) end`;

const isNoneOfTheirs = (reader: UserId) =>
  sql`not ${isOfHousehold(sql`${reader}::uuid`, sql`sanction.user_id`)}`;

/** What the team noted, and who decided, of a decision `sanction`: not for the person it is about. */
export const teamsOwn = (reader: UserId) => sql`
  case when ${isNoneOfTheirs(reader)} then sanction.internal_note end as "internalNote",
  case when ${isNoneOfTheirs(reader)} then ${teamName('sanction.issued_by')} end as "issuedBy"`;

/** The columns of a decision that is read as `sanction`. */
export const sanctionFor = (
  reader: UserId,
) => sql`sanction.id, sanction.version, sanction.kind, sanction.reason, sanction.words,
  ${CONTENT} as content, sanction.created_at as "createdAt", sanction.until_at as "untilAt", ${teamsOwn(reader)},
  case when sanction.lifted_at is not null then json_build_object('at', sanction.lifted_at,
    'by', ${teamName('sanction.lifted_by')}, 'reason', sanction.lifted_reason) end as undone`;

/** JSON of the database knows no dates. */
export type SanctionRow = Omit<PastSanction, 'undone'> & {
  undone: { at: string; by: string | null; reason: string | null } | null;
};

export const toSanction = (row: SanctionRow): PastSanction => ({
  id: row.id,
  version: row.version,
  kind: row.kind,
  reason: row.reason,
  words: row.words,
  internalNote: row.internalNote,
  content: row.content,
  createdAt: row.createdAt,
  untilAt: row.untilAt,
  issuedBy: row.issuedBy,
  undone: row.undone && { ...row.undone, at: new Date(row.undone.at) },
});
