import { isGuardianOf } from '#db/relations';
import type { Viewer } from '#db/visibility';
import type { ContentKind, Excerpt, NotificationSubject } from '#platform/content';
import { byKind, textOf } from '#platform/excerpts';
import { type RawBuilder, sql } from 'kysely';

const namedIn = ({ field }: NotificationSubject) => ({
  isNamed: sql`n.action_data ? ${sql.lit(field)}`,
  id: sql`(n.action_data ->> ${sql.lit(field)})::uuid`,
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
export const subjectStillExists = (kinds: readonly ContentKind[]) => sql<boolean>`(
  case when n.type = 'friend_request' then exists (
    select from notification_actors a join friendships f on f.requester_id = a.actor_id
    where a.notification_id = n.id and f.addressee_id = n.user_id and f.created_at <= n.created_at)
  else true end
  and case when n.type = 'queue_waiting' then exists (
    select from moderation_queue q where q.status = 'waiting')
  else true end
  ${sql.join(
    subjectsOf(kinds).map(
      ({ isNamed: named, id, stands }) =>
        sql`and case when ${named} then ${stands(id)} else true end`,
    ),
    sql` `,
  )})`;

/** Enough to know which post or comment it was. */
const QUOTED_CHARACTERS = 120;

/** A child's text that others would be notified of, while it waits for a guardian. */
const askedOf = ({ id }: Viewer, kinds: readonly ContentKind[]) => {
  const texts = kinds.flatMap(({ kind, excerpt, guardian, notification }) =>
    excerpt === undefined || guardian === undefined || notification === undefined
      ? []
      : [[kind, textOf(excerpt, sql.ref(`i.${guardian.column}`))] as const],
  );
  return sql`(
    select ${byKind('i.kind', texts)} from guardian_inbox_items i
    where n.type = 'family_decision_needed' and i.id = (n.action_data ->> 'itemId')::uuid and i.status = 'waiting'
      and ${isGuardianOf(id, 'i.child_id')})`;
};

/**
 * Quotes a text only to a reader who may read it where it stands (rules 10 and 24). What stands in
 * something else belongs to a slice that is built later, so the last kind that is named is the
 * nearest.
 */
export const quoteOf = (viewer: Viewer, now: Date, kinds: readonly ContentKind[]) => {
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
