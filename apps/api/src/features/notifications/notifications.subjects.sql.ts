import { isGuardianOf } from '#db/visibility/relations';
import type { Viewer } from '#db/visibility/visibility';
import type { ContentKind, Excerpt, NotificationSubject } from '#platform/content/content';
import { byKind, textOf } from '#platform/content/excerpts';
import type { SubjectCheck } from '#platform/notifications';
import { type RawBuilder, sql } from 'kysely';

/** What the slices say of the subjects of notifications. */
export interface Subjects {
  readonly kinds: readonly ContentKind[];
  readonly checks: readonly SubjectCheck[];
}

const namedIn = ({ field }: NotificationSubject) => ({
  isNamed: sql`notification.action_data ? ${sql.lit(field)}`,
  id: sql`(notification.action_data ->> ${sql.lit(field)})::uuid`,
});

const subjectsOf = (kinds: readonly ContentKind[]) =>
  kinds.flatMap(({ notification, excerpt }) =>
    notification === undefined ? [] : [{ ...notification, excerpt, ...namedIn(notification) }],
  );

/**
 * Whether the thing it is about is still there: a request that was taken back, content that was
 * deleted or hidden, or a queue that is empty again leaves nothing to notify of, and nothing to
 * open.
 */
export const subjectStillExists = ({ kinds, checks }: Subjects, now: Date) =>
  sql<boolean>`(${sql.join(
    [
      ...checks.map(
        ({
          types,
          stands,
        }) => sql`case when notification.type in (${sql.join(types.map((type) => sql.lit(type)))})
          then ${stands(now)} else true end`,
      ),
      ...subjectsOf(kinds).map(
        ({ isNamed: named, id, stands }) =>
          sql`case when ${named} then ${stands(id)} else true end`,
      ),
    ],
    sql` and `,
  )})`;

/** Enough to know which post or comment it was. */
const QUOTED_CHARACTERS = 120;

/** A child's text that others would be notified of, while it waits for a guardian. */
const askedOf = ({ id }: Viewer, kinds: readonly ContentKind[]) => {
  const texts = kinds.flatMap(({ kind, excerpt, guardian, notification }) =>
    excerpt === undefined || guardian === undefined || notification === undefined
      ? []
      : [[kind, textOf(excerpt, sql.ref(`item.${guardian.column}`))] as const],
  );
  return sql`(
    select ${byKind('item.kind', texts)} from guardian_inbox_items item
    where notification.type = 'family_decision_needed' and item.id = (notification.action_data ->> 'itemId')::uuid and item.status = 'waiting'
      and ${isGuardianOf(id, 'item.child_id')})`;
};

/**
 * Quotes a text only to a reader who may read it where it stands (rules 10 and 24). What stands in
 * something else belongs to a slice that is built later, so the last kind that is named is the
 * nearest.
 */
export const quoteOf = (viewer: Viewer, now: Date, { kinds }: Subjects) => {
  const quotes = subjectsOf(kinds)
    .toReversed()
    .flatMap(({ isNamed: named, id, quote, excerpt }) => {
      const ofAuthor = excerpt && ownText(excerpt, id, viewer);
      const text = quote?.(id, viewer, now) ?? ofAuthor;
      return text === undefined ? [] : [sql`when ${named} then (${text})`];
    });
  return sql<string | null>`left(coalesce(case ${sql.join(quotes, sql` `)} end
    ${viewer.isGuardian ? sql`, ${askedOf(viewer, kinds)}` : sql``}), ${QUOTED_CHARACTERS})`;
};

const ownText = (excerpt: Excerpt, id: RawBuilder<unknown>, viewer: Viewer) =>
  sql`select excerpt.text from (${excerpt(id)}) excerpt where excerpt.author = ${viewer.id}`;
