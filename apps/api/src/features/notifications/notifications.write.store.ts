import type { DB } from '#db/schema.generated';
import { runPrepared } from '#db/queries/prepared-statement';
import { notBlocked } from '#db/visibility/relations';
import type { UserId } from '@ribbon/domain/accounts';
import type { NotificationType } from '@ribbon/domain/notifications';
import { type Kysely, sql } from 'kysely';

export interface NewNotification {
  to: UserId;
  type: NotificationType;
  data: object;
  by: UserId | null;
  key: string;
  readAt: Date | null;
  at: Date;
}

interface Pair {
  to: UserId;
  by: UserId;
}

const insertion = (rows: string) => sql<{ to: UserId; key: string }>`
  with pending as (
    select one.*, pending.nth from jsonb_array_elements(${rows}::jsonb) with ordinality as pending(row, nth),
      jsonb_to_record(pending.row) as one("to" uuid, type text, data jsonb, by uuid, key text,
        "readAt" timestamptz, at timestamptz)),
  kept as (
    insert into notifications (user_id, type, action_data, by_people, dedupe_key, read_at, created_at)
    select "to", type, data, by is not null, key, "readAt", at + nth * interval '1 microsecond'
    from pending order by nth
    on conflict (user_id, dedupe_key) where dedupe_key is not null do nothing
    returning id, user_id, dedupe_key, created_at),
  actors as (
    insert into notification_actors (notification_id, actor_id, created_at)
    select kept.id, pending.by, kept.created_at
    from kept join pending on pending."to" = kept.user_id and pending.key = kept.dedupe_key
    where pending.by is not null on conflict do nothing)
  select user_id as "to", dedupe_key as key from kept`;

/** What is written when something happened; `notifications.store.ts` reads it. */
export const notificationWritingStore = {
  /** Those that were not there already: an event may be delivered twice. The later ones are the newer. */
  async insert(tx: Kysely<DB>, rows: readonly NewNotification[]): Promise<NewNotification[]> {
    if (rows.length === 0) return [];
    const kept = await runPrepared(tx, 'new notifications', (blank) => insertion(blank('rows')), {
      rows: JSON.stringify(rows),
    });
    const known = new Map(kept.map(({ to, key }) => [`${to} ${key}`, key]));
    // Of two with one key the first was kept.
    return rows.filter(({ to, key }) => known.delete(`${to} ${key}`));
  },

  /** One more person in a row that grows; it is news again, unless that person was in it already. */
  async grow(tx: Kysely<DB>, row: NewNotification & { by: UserId }): Promise<boolean> {
    const { rows } = await sql<{ id: string }>`
      insert into notifications (user_id, type, action_data, by_people, dedupe_key, created_at)
      values (${row.to}, ${row.type}, ${JSON.stringify(row.data)}::jsonb, true, ${row.key}, ${row.at})
      on conflict (user_id, dedupe_key) where dedupe_key is not null
      do update set type = excluded.type
      returning id`.execute(tx);
    const id = rows[0]?.id ?? '';
    if (!(await addActor(tx, id, row.by, row.at))) return false;
    await sql`update notifications set read_at = null, created_at = ${row.at} where id = ${id}`.execute(
      tx,
    );
    return true;
  },

  /** One row that is news again once it was read. */
  async renew(tx: Kysely<DB>, row: NewNotification): Promise<boolean> {
    const { rows } = await sql`
      insert into notifications (user_id, type, action_data, by_people, dedupe_key, created_at)
      values (${row.to}, ${row.type}, ${JSON.stringify(row.data)}::jsonb, false, ${row.key}, ${row.at})
      on conflict (user_id, dedupe_key) where dedupe_key is not null
      do update set read_at = null, created_at = excluded.created_at
      where notifications.read_at is not null
      returning id`.execute(tx);
    return rows.length > 0;
  },

  /** Those of the pairs who do not see each other. */
  async blockedAmong(db: Kysely<DB>, pairs: readonly Pair[]): Promise<readonly Pair[]> {
    if (pairs.length === 0) return [];
    const { rows } = await sql<Pair>`
      select pair."to", pair.by from unnest(
        ${pairs.map(({ to }) => to)}::uuid[], ${pairs.map(({ by }) => by)}::uuid[]) as pair("to", by)
      where not ${notBlocked(sql.ref('pair.to'), 'pair.by')}`.execute(db);
    return rows;
  },
};

async function addActor(tx: Kysely<DB>, id: string, by: UserId, at: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('notification_actors')
    .values({ notification_id: id, actor_id: by, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}
