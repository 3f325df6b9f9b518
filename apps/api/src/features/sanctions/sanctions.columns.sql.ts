import { isOfHousehold } from '#db/visibility/concerned';
import type { Content } from '#platform/content/content-registry';
import { textByKind } from '#platform/content/excerpts';
import type { UserId } from '@ribbon/domain/accounts';
import type { PastSanction } from '@ribbon/domain/sanctions';
import { sql } from 'kysely';

/** The kinds of content that decisions quote. */
export type Kinds = Pick<Content, 'kinds'>;

/** The name of somebody of the team, as the team sees it. */
export const teamName = (column: string) =>
  sql`(select coalesce(colleague.full_name, colleague.username) from athlete_profiles colleague where colleague.id = ${sql.ref(column)})`;

/** What a decision of `x` is about, in its author's words as they are now. */
export const decidedContent = ({ kinds }: Kinds) => {
  const hidden = kinds().filter(({ hiding }) => hiding !== undefined);
  return sql`case when sanction.content_id is not null then json_build_object(
    'type', sanction.content_type, 'id', sanction.content_id,
    'text', ${textByKind(hidden, 'sanction.content_type', () => sql.ref('sanction.content_id'))}) end`;
};

const isNoneOfTheirs = (reader: UserId) =>
  sql`not ${isOfHousehold(sql`${reader}::uuid`, sql`sanction.user_id`)}`;

/** What the team noted, and who decided, of a decision `x`: not for the person it is about. */
export const teamsOwn = (reader: UserId) => sql`
  case when ${isNoneOfTheirs(reader)} then sanction.internal_note end as "internalNote",
  case when ${isNoneOfTheirs(reader)} then ${teamName('sanction.issued_by')} end as "issuedBy"`;

/** The columns of a decision that is read as `x`. */
export const sanctionFor = (
  reader: UserId,
  content: Kinds,
) => sql`sanction.id, sanction.version, sanction.kind, sanction.reason, sanction.words,
  ${decidedContent(content)} as content, sanction.created_at as "createdAt", sanction.until_at as "untilAt", ${teamsOwn(reader)},
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
