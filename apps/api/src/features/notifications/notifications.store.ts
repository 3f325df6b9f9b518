import { shownImage } from '#db/cards';
import type { DB } from '#db/schema.generated';
import { runPrepared } from '#db/prepared-statement';
import { isGuardianOf, notBlocked } from '#db/relations';
import { standsTag } from '#db/tags';
import { shapeOf } from '#db/viewer';
import { type Viewer, bandOf, isInCircleOf, mayReadComment } from '#db/visibility';
import { isBefore, microsOf, placeIn } from '#platform/http/keyset';
import type { PersonArt, PersonImageId, UserId } from '@ribbon/domain/accounts';
import { KINDS, type NotificationId, type NotificationType } from '@ribbon/domain/notifications';
import { type Kysely, type RawBuilder, sql } from 'kysely';

export interface NotificationRow {
  id: NotificationId;
  micros: number;
  type: string;
  data: unknown;
  createdAt: Date;
  readAt: Date | null;
  /** How many people caused it, without those hidden from the reader. */
  people: number;
  /** The beginning of what it is about: a comment that the reader may read, else their own post. */
  quote: string | null;
  actorId: UserId | null;
  fullName: string | null;
  username: string | null;
  birthMonth: number | null;
  birthYear: number | null;
  art: PersonArt | null;
  imageId: PersonImageId | null;
}

interface Which {
  types: readonly NotificationType[];
  unreadOnly: boolean;
}

/**
 * Whether the reader learns who it was: likes of minors are counted, and named only to people who
 * know the minor (rule 24).
 */
const mayBeNamed = (viewer: Viewer, now: Date) =>
  sql<boolean>`(${bandOf('liker', now)} = 'adult' or ${isInCircleOf(viewer, 'liker')})`;

const isNamed = (
  viewer: Viewer,
  now: Date,
) => sql<boolean>`(notification.type <> 'post_like' or exists (
  select from athlete_profiles liker where liker.id = actor.actor_id and ${mayBeNamed(viewer, now)}))`;

/** The kinds that no block hides (child-safety rule 25). */
const IN_SPITE_OF_BLOCKS = Object.entries(KINDS)
  .filter(([, { ignoresBlocks }]) => ignoresBlocks)
  .map(([type]) => type);

/** The people who caused it and are visible to the reader (child-safety rule 10). */
const visibleActors = (userId: UserId) => sql`notification_actors actor
  where actor.notification_id = notification.id and (notification.type in (${sql.join(IN_SPITE_OF_BLOCKS.map((type) => sql.lit(type)))})
    or ${notBlocked(userId, 'actor.actor_id')})`;

/**
 * Whether the thing it is about is still there: a request that was taken back, a post or a comment
 * that was deleted or hidden, or a queue that is empty again leaves nothing to notify of, and
 * nothing to open.
 */
const SUBJECT_STILL_EXISTS = sql<boolean>`(
  case when notification.type = 'friend_request' then exists (
    select from notification_actors actor join friendships friendship on friendship.requester_id = actor.actor_id
    where actor.notification_id = notification.id and friendship.addressee_id = notification.user_id and friendship.created_at <= notification.created_at)
  else true end
  and case when notification.type = 'queue_waiting' then exists (
    select from moderation_queue queued where queued.status = 'waiting')
  else true end
  and case when notification.action_data ? 'postId' then exists (
    select from posts post where post.id = (notification.action_data ->> 'postId')::uuid and not post.is_hidden)
  else true end
  and case when notification.action_data ? 'commentId' then exists (
    select from comments comment where comment.id = (notification.action_data ->> 'commentId')::uuid
      and comment.approval_status = 'approved' and not comment.is_hidden)
  else true end)`;

/** A tag that was removed, or that nothing allows any more, is gone as well. */
const isStandingTag = (now: Date) => sql<boolean>`(
  case when notification.action_data ? 'taggedId' then exists (
    select from post_tags tag join posts post on post.id = tag.post_id
      join athlete_profiles tagged on tagged.id = tag.user_id
    where tag.post_id = (notification.action_data ->> 'postId')::uuid
      and tag.user_id = (notification.action_data ->> 'taggedId')::uuid and ${standsTag(now)})
  else true end)`;

const isShown = (userId: UserId, now: Date) => sql<boolean>`(${SUBJECT_STILL_EXISTS}
  and ${isStandingTag(now)}
  and (not notification.by_people or exists (select from ${visibleActors(userId)})))`;

/** Enough to know which post or comment it was. */
const QUOTED_CHARACTERS = 120;

/** A child's text, while it waits for a guardian. */
const askedOf = ({ id }: Viewer) => sql`(
    select coalesce(comment.content, post.content) from guardian_inbox_items item
      left join posts post on post.id = item.post_id left join comments comment on comment.id = item.comment_id
    where notification.type = 'family_decision_needed' and item.id = (notification.action_data ->> 'itemId')::uuid and item.status = 'waiting'
      and ${isGuardianOf(id, 'item.child_id')})`;

/** Quotes a text only to a reader who may read it where it stands (rules 10 and 24). */
const quoteOf = (viewer: Viewer, now: Date) => sql<string | null>`left(coalesce((
    select comment.content from comments comment join posts post on post.id = comment.post_id
      join athlete_profiles author on author.id = post.author_id join athlete_profiles commenter on commenter.id = comment.author_id
    where comment.id = (notification.action_data ->> 'commentId')::uuid and post.author_id = ${viewer.id}
      and ${mayReadComment(viewer, now)}), (
    select post.content from posts post where post.id = (notification.action_data ->> 'postId')::uuid
      and post.author_id = ${viewer.id} and not (notification.action_data ? 'commentId'))
    ${viewer.isGuardian ? sql`, ${askedOf(viewer)}` : sql``}), ${QUOTED_CHARACTERS})`;

/**
 * Selects the owner's notifications in a way that tells the planner nothing: knowing how many a
 * person has would make it plan anew for everybody, which costs more than the page.
 */
const isOf = (
  userId: UserId,
  { types, unreadOnly }: Which,
) => sql`notification.user_id = (select ${userId}::uuid)
  and notification.type in (${sql.join(types.map((type) => sql.lit(type)))}) ${unreadOnly ? sql`and notification.read_at is null` : sql``}`;

const PLACE = { at: 'notification.created_at', id: 'notification.id' };

const pageOf = (
  viewer: Viewer,
  which: Which & { limit: number; now: Date },
  place: RawBuilder<boolean>,
) => {
  const userId = viewer.id as UserId;
  return sql<NotificationRow>`
      select notification.id, ${microsOf('notification.created_at')} as micros, notification.type, notification.action_data as data,
        notification.created_at as "createdAt", notification.read_at as "readAt", cause.people::int as people,
        profile.id as "actorId", profile.full_name as "fullName", profile.username, profile.birth_month as "birthMonth",
        profile.birth_year as "birthYear", profile.profile_image_art as art,
        ${shownImage('profile')} as "imageId", ${quoteOf(viewer, which.now)} as quote
      from (
        select notification.* from notifications notification
        where ${isOf(userId, which)} and ${isShown(userId, which.now)}
          and ${place}
        order by notification.created_at desc, notification.id desc limit ${sql.lit(which.limit)}) notification
      cross join lateral (
        select count(*) as people, (array_agg(actor.actor_id order by actor.created_at desc)
          filter (where ${isNamed(viewer, which.now)}))[1] as newest
        from ${visibleActors(userId)}) cause
      left join athlete_profiles profile on profile.id = cause.newest
      order by notification.created_at desc, notification.id desc`;
};

export const notificationStore = {
  /** Whether a mail may tell this reader that it was this person who liked something. */
  async isNamedTo(db: Kysely<DB>, viewer: Viewer, person: UserId, now: Date): Promise<boolean> {
    const { rows } = await sql`
      select from athlete_profiles liker where liker.id = ${person}
        and ${mayBeNamed(viewer, now)}`.execute(db);
    return rows.length > 0;
  },

  async isBlocked(db: Kysely<DB>, one: UserId, other: UserId): Promise<boolean> {
    const { rows } = await sql<{ visible: boolean }>`
      select ${notBlocked(one, 'person.id')} as visible
      from (select ${other}::uuid as id) person`.execute(db);
    return rows[0]?.visible === false;
  },

  /** Newest first, with the last person who caused it and may be named. */
  async page(
    db: Kysely<DB>,
    viewer: Viewer,
    which: Which & { after: string | undefined; limit: number; now: Date },
  ): Promise<NotificationRow[]> {
    const { after, limit, now, types, unreadOnly } = which;
    const place = after === undefined ? undefined : placeIn(after);
    return runPrepared(
      db,
      shapeOf(
        `notifications ${types.join()} ${limit} ${unreadOnly} ${after === undefined}`,
        viewer,
        now,
      ),
      (blank) =>
        pageOf(
          { ...viewer, id: blank('viewer') },
          which,
          place ? isBefore({ micros: blank('micros'), id: blank('id') }, PLACE) : sql`true`,
        ),
      { viewer: viewer.id, ...place },
    );
  },

  async unread(
    db: Kysely<DB>,
    userId: UserId,
    { types, now }: { types: readonly NotificationType[]; now: Date },
  ): Promise<{ type: NotificationType; count: number }[]> {
    const { rows } = await sql<{ type: NotificationType; count: number }>`
      select notification.type, count(*)::int as count from notifications notification
      where ${isOf(userId, { types, unreadOnly: true })} and ${isShown(userId, now)}
      group by notification.type`.execute(db);
    return rows;
  },

  /** False when it does not exist, or belongs to somebody else. */
  async markRead(db: Kysely<DB>, userId: UserId, id: NotificationId, at: Date): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('notifications')
      .set((eb) => ({ read_at: eb.fn.coalesce('read_at', eb.val(at)) }))
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  async markAllRead(
    db: Kysely<DB>,
    userId: UserId,
    types: readonly NotificationType[],
    at: Date,
  ): Promise<void> {
    await sql`update notifications notification set read_at = ${at}
      where ${isOf(userId, { types, unreadOnly: true })}`.execute(db);
  },
};
