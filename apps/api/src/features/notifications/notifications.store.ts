import { shownImage } from '#db/people/cards';
import type { DB } from '#db/schema.generated';
import { runPrepared } from '#db/queries/prepared-statement';
import { notBlocked } from '#db/visibility/relations';
import { shapeOf } from '#db/visibility/viewer';
import { type Viewer, bandOf, isInCircleOf } from '#db/visibility/visibility';
import { isBefore, microsOf, cursorIn } from '#platform/http/keyset';
import type { PersonArt, PersonImageId, UserId } from '@ribbon/domain/accounts';
import { KINDS, type NotificationId, type NotificationType } from '@ribbon/domain/notifications';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { type Subjects, quoteOf, subjectStillExists } from './notifications.subjects.sql.ts';

export interface NotificationRow {
  id: NotificationId;
  sortKey: number;
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

const isShown = (
  userId: UserId,
  now: Date,
  subjects: Subjects,
) => sql<boolean>`(${subjectStillExists(subjects, now)}
  and (not notification.by_people or exists (select from ${visibleActors(userId)})))`;

/**
 * Selects the owner's notifications in a way that tells the planner nothing: knowing how many a
 * person has would make it plan anew for everybody, which costs more than the page.
 */
const isOf = (
  userId: UserId,
  { types, unreadOnly }: Which,
) => sql`notification.user_id = (select ${userId}::uuid)
  and notification.type in (${sql.join(types.map((type) => sql.lit(type)))}) ${unreadOnly ? sql`and notification.read_at is null` : sql``}`;

const ORDER_COLUMNS = { at: 'notification.created_at', id: 'notification.id' };

const pageOf = (
  viewer: Viewer,
  which: Which & { limit: number; now: Date },
  subjects: Subjects,
  place: RawBuilder<boolean>,
) => {
  const userId = viewer.id as UserId;
  return sql<NotificationRow>`
      select notification.id, ${microsOf('notification.created_at')} as "sortKey", notification.type, notification.action_data as data,
        notification.created_at as "createdAt", notification.read_at as "readAt", cause.people::int as people,
        profile.id as "actorId", profile.full_name as "fullName", profile.username, profile.birth_month as "birthMonth",
        profile.birth_year as "birthYear", profile.profile_image_art as art,
        ${shownImage('profile')} as "imageId", ${quoteOf(viewer, which.now, subjects)} as quote
      from (
        select notification.* from notifications notification
        where ${isOf(userId, which)} and ${isShown(userId, which.now, subjects)}
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
    subjects: Subjects,
  ): Promise<NotificationRow[]> {
    const { after, limit, now, types, unreadOnly } = which;
    const cursor = after === undefined ? undefined : cursorIn(after);
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
          subjects,
          cursor
            ? isBefore({ sortKey: blank('sortKey'), id: blank('id') }, ORDER_COLUMNS)
            : sql`true`,
        ),
      { viewer: viewer.id, ...cursor },
    );
  },

  async unread(
    db: Kysely<DB>,
    userId: UserId,
    { types, now }: { types: readonly NotificationType[]; now: Date },
    subjects: Subjects,
  ): Promise<{ type: NotificationType; count: number }[]> {
    const { rows } = await sql<{ type: NotificationType; count: number }>`
      select notification.type, count(*)::int as count from notifications notification
      where ${isOf(userId, { types, unreadOnly: true })} and ${isShown(userId, now, subjects)}
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
