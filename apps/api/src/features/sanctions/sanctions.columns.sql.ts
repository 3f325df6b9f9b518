import { isOfHousehold } from '#db/concerned';
import type { Content } from '#platform/content-registry';
import { textByKind } from '#platform/excerpts';
import type { UserId } from '@ribbon/domain/accounts';
import type { PastSanction } from '@ribbon/domain/sanctions';
import { sql } from 'kysely';

/** The kinds of content that decisions quote. */
export type Kinds = Pick<Content, 'kinds'>;

/** The name of somebody of the team, as the team sees it. */
export const teamName = (column: string) =>
  sql`(select coalesce(m.full_name, m.username) from athlete_profiles m where m.id = ${sql.ref(column)})`;

/** What a decision of `x` is about, in its author's words as they are now. */
export const decidedContent = ({ kinds }: Kinds) => {
  const hidden = kinds().filter(({ hiding }) => hiding !== undefined);
  return sql`case when x.content_id is not null then json_build_object(
    'type', x.content_type, 'id', x.content_id,
    'text', ${textByKind(hidden, 'x.content_type', () => sql.ref('x.content_id'))}) end`;
};

const isNoneOfTheirs = (reader: UserId) =>
  sql`not ${isOfHousehold(sql`${reader}::uuid`, sql`x.user_id`)}`;

/** What the team noted, and who decided, of a decision `x`: not for the person it is about. */
export const teamsOwn = (reader: UserId) => sql`
  case when ${isNoneOfTheirs(reader)} then x.internal_note end as "internalNote",
  case when ${isNoneOfTheirs(reader)} then ${teamName('x.issued_by')} end as "issuedBy"`;

/** The columns of a decision that is read as `x`. */
export const sanctionFor = (
  reader: UserId,
  content: Kinds,
) => sql`x.id, x.version, x.kind, x.reason, x.words,
  ${decidedContent(content)} as content, x.created_at as "createdAt", x.until_at as "untilAt", ${teamsOwn(reader)},
  case when x.lifted_at is not null then json_build_object('at', x.lifted_at,
    'by', ${teamName('x.lifted_by')}, 'reason', x.lifted_reason) end as undone`;

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
