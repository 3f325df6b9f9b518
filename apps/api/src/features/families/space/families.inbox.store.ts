import type { DB } from '#db/schema.generated';
import type { ContentKind, InboxColumn } from '#platform/content/content';
import { byKind, textOf } from '#platform/content/excerpts';
import { type UserId, ageBandAt, shortName, shownName } from '@ribbon/domain/accounts';
import { type CategoryLabel, categoryName } from '@ribbon/domain/competitions';
import {
  INBOX_LIMIT,
  type InboxItem,
  type InboxItemId,
  type InboxKind,
} from '@ribbon/domain/families';
import { HOME_ZONE, zoneOf } from '@ribbon/domain/kernel';
import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';

type Camel<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<Camel<Rest>>}`
  : Name;

/** What the guardian is asked about, by the column that names it: `{ postId }` for `post_id`. */
export type InboxSubject = {
  [Column in InboxColumn]: Record<Camel<Column>, string>;
}[InboxColumn];

interface Decision {
  approved: boolean;
  by: UserId;
  at: Date;
}

interface WaitingItem {
  id: InboxItemId;
  childId: UserId;
  kind: InboxKind;
  subjectId: string;
}

/** What the kinds add to a question (`GuardianQuestion.details`); inside JSON a moment is text. */
interface InboxDetails extends Partial<Pick<InboxItem, 'media' | 'club'>> {
  person?: {
    requesterId: string;
    fullName: string | null;
    username: string;
    guardian: { fullName: string; verifiedAt: string; club: string | null } | null;
    birthMonth: number | null;
    birthYear: number | null;
  };
  event?: {
    title: string;
    location: string;
    startsAt: string;
    country?: string;
    timeZone?: string | null;
  };
  entry?:
    | (Omit<NonNullable<InboxItem['entry']>, 'categories'> & { categories: CategoryLabel[] })
    | null;
}

export interface InboxRow {
  id: InboxItemId;
  childId: UserId;
  kind: InboxKind;
  createdAt: Date;
  content: string | null;
  details: InboxDetails | null;
}

export const inboxStore = {
  async insert(
    tx: Kysely<DB>,
    childId: UserId,
    subject: InboxSubject,
    at: Date,
  ): Promise<InboxItemId> {
    const { id } = await tx
      .insertInto('guardian_inbox_items')
      .values({ child_id: childId, created_at: at, ...columnsOf(subject) })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id as InboxItemId;
  },

  /** What child and guardians read about it. */
  async facts(db: Kysely<DB>, id: InboxItemId) {
    const { rows } = await sql<{
      childId: UserId;
      kind: InboxKind;
      status: string;
      decidedBy: UserId | null;
      postId: string | null;
    }>`
      select child_id as "childId", kind, status, decided_by as "decidedBy", post_id as "postId"
      from guardian_inbox_items where id = ${id}`.execute(db);
    return rows[0];
  },

  async find(db: Kysely<DB>, id: InboxItemId): Promise<WaitingItem | undefined> {
    const row = await items(db).where('id', '=', id).executeTakeFirst();
    return row && toWaiting(row);
  },

  async cancel(tx: Kysely<DB>, childId: UserId, subject: InboxSubject, at: Date): Promise<void> {
    await closing(tx, childId, subject).set({ status: 'cancelled', decided_at: at }).execute();
  },

  /** Everything of these kinds that waits for a child is no question any more. */
  async cancelAll(
    tx: Kysely<DB>,
    childId: UserId,
    kinds: readonly InboxKind[],
    at: Date,
  ): Promise<void> {
    if (kinds.length === 0) return;
    await tx
      .updateTable('guardian_inbox_items')
      .set({ status: 'cancelled', decided_at: at })
      .where('child_id', '=', childId)
      .where('kind', 'in', kinds)
      .where('status', '=', 'waiting')
      .execute();
  },

  /** What still waits for a child. */
  async open(tx: Kysely<DB>, childId: UserId): Promise<WaitingItem[]> {
    const rows = await items(tx)
      .where('child_id', '=', childId)
      .where('status', '=', 'waiting')
      .execute();
    return rows.map(toWaiting);
  },

  /** Writes down a decision about a thing, if a question about it waits. */
  async settleSubject(
    tx: Kysely<DB>,
    childId: UserId,
    subject: InboxSubject,
    decision: Decision,
  ): Promise<boolean> {
    const { numUpdatedRows } = await closing(tx, childId, subject)
      .set(settled(decision))
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  /** Writes the decision down. False when it was made already. */
  async settle(tx: Kysely<DB>, id: InboxItemId, decision: Decision): Promise<boolean> {
    const { numUpdatedRows } = await tx
      .updateTable('guardian_inbox_items')
      .set(settled(decision))
      .where('id', '=', id)
      .where('status', '=', 'waiting')
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  },
};

/**
 * Open items of each `child` of a statement, oldest first, no more than a screen holds. The kinds
 * say how each is quoted and what stands beside it.
 */
export function waitingItems(kinds: readonly ContentKind[]): RawBuilder<InboxRow> {
  const asked = kinds.flatMap(({ kind, excerpt, guardian }) =>
    guardian === undefined
      ? []
      : [{ kind, excerpt, guardian, id: sql.ref(`item.${guardian.column}`) }],
  );
  const texts = asked.flatMap(({ kind, excerpt, id }) =>
    excerpt === undefined ? [] : [[kind, textOf(excerpt, id)] as const],
  );
  const details = asked.flatMap(({ kind, guardian, id }) =>
    guardian.details === undefined
      ? []
      : [[kind, guardian.details(id, sql.ref('item.child_id'))] as const],
  );
  return sql<InboxRow>`
      select item.id, item.child_id as "childId", item.kind, item.created_at as "createdAt",
        ${byKind('item.kind', texts)} as content, ${byKind('item.kind', details)} as details
      from child cross join lateral (
        select * from guardian_inbox_items where child_id = child.id and status = 'waiting'
        order by created_at limit ${INBOX_LIMIT}) item
      order by item.created_at`;
}

export function inboxItem(row: InboxRow, now: Date): InboxItem & { childId: UserId } {
  const { details, ...item } = row;
  const { media = [], person, club = null, event, entry = null } = details ?? {};
  return {
    ...item,
    media,
    person: person === undefined ? null : personOf(person, row.childId, now),
    club,
    event: event === undefined ? null : eventOf(event),
    entry: entry && { ...entry, categories: entry.categories.map(categoryName) },
  };
}

function eventOf({
  country,
  timeZone = null,
  startsAt,
  ...event
}: NonNullable<InboxDetails['event']>) {
  const zone = country === undefined ? HOME_ZONE : zoneOf({ country, timeZone });
  return { ...event, startsAt: new Date(startsAt), zone };
}

const items = (db: Kysely<DB>) => db.selectFrom('guardian_inbox_items').selectAll();

/** Of the columns that name a subject exactly one is filled. */
function toWaiting(row: Selectable<DB['guardian_inbox_items']>): WaitingItem {
  const { id, child_id: childId, kind, ...columns } = row;
  const [, subjectId] =
    Object.entries(columns).find(([name, value]) => name.endsWith('_id') && value !== null) ?? [];
  return { id, childId, kind, subjectId } as WaitingItem;
}

const columnsOf = (subject: InboxSubject): Partial<Record<InboxColumn, string>> =>
  Object.fromEntries(
    Object.entries(subject).map(([name, id]) => [
      name.replaceAll(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`),
      id,
    ]),
  );

/** Open items about one thing of a child. */
const closing = (tx: Kysely<DB>, childId: UserId, subject: InboxSubject) =>
  tx
    .updateTable('guardian_inbox_items')
    .where('child_id', '=', childId)
    .where('status', '=', 'waiting')
    .where((eb) => eb.and(columnsOf(subject)));

const settled = ({ approved, by, at }: Decision) => ({
  status: approved ? ('approved' as const) : ('declined' as const),
  decided_by: by,
  decided_at: at,
});

function personOf(
  person: NonNullable<InboxDetails['person']>,
  childId: UserId,
  now: Date,
): InboxItem['person'] {
  const { username, fullName, guardian } = person;
  const name = shownName({ fullName, username, ageBand: ageBandAt(person, now) });
  return {
    name,
    username,
    sentByChild: person.requesterId === childId,
    guardian: guardian && {
      name: shortName(guardian.fullName),
      verifiedAt: new Date(guardian.verifiedAt),
      club: guardian.club,
    },
  };
}
