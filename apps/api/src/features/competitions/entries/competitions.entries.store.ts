import type { DB } from '#db/schema.generated';
import { isGuardianOf } from '#db/visibility/relations';
import { type Viewer, bandOf } from '#db/visibility/visibility';
import { countIn } from '#platform/http/keyset';
import type { AgeBand, ClubId, UserId } from '@ribbon/domain/accounts';
import {
  type BoardEntry,
  type CategoryId,
  type CompetitionId,
  ENTRIES_PER_PAGE,
  type EntryCategory,
  type EntryId,
  type ListedEntry,
  type NameChoice,
  type OwnEntry,
} from '@ribbon/domain/competitions';
import { type Kysely, sql } from 'kysely';
import {
  JOINED,
  isAgreed,
  entrantName,
  mayReadClub,
  mayReadName,
} from './competitions.entry-names.sql.ts';

const OWN_SHOWN = 500;

const POSITION = sql<number | null>`case when entry.status = 'waiting_list' then (
  select count(*)::int from competition_entries ahead
  where ahead.category_id = entry.category_id and ahead.status = 'waiting_list'
    and (ahead.queued_at, ahead.id) <= (entry.queued_at, entry.id)) end`;

/** By the start list once there is one, by their numbers before. */
const ORDER = sql<number>`coalesce(entry.start_position, 1000000 + entry.number)`;
/** A draft of the results exists as soon as an entry has a score. */
const RESULTS = sql`case when results_corrected_at is not null then 'corrected'
  when results_published_at is not null then 'published'
  when exists (select from competition_results result where result.category_id = cat.id) then 'draft' end`;
type Placed<Row> = Row & { sortKey: number };

export const entryStore = {
  async categories(db: Kysely<DB>, id: CompetitionId): Promise<EntryCategory[]> {
    const { rows } = await sql<EntryCategory>`
      select id, level, discipline, age_from as "ageFrom", age_to as "ageTo",
        federation_class as "federationClass", places, fee,
        entered_count as entered, waiting_count as waiting,
        start_list_at is not null as "hasStartList", scoring, ranking, gold_from as gold,
        silver_from as silver, bronze_from as bronze, ${RESULTS} as results
      from competition_categories cat where competition_id = ${id} order by position, id`.execute(
      db,
    );
    return rows;
  },

  async times(db: Kysely<DB>, id: CompetitionId) {
    const { rows } = await sql<{ opensAt: Date | null; closesAt: Date | null; ageOn: string }>`
      select entries_open_at as "opensAt", entries_close_at as "closesAt", age_on::text as "ageOn"
      from competitions where id = ${id}`.execute(db);
    return rows[0];
  },

  /** The public list: entries with a place. */
  async listed(
    db: Kysely<DB>,
    categoryId: CategoryId,
    { viewer, now, cursor }: { viewer: Viewer | undefined; now: Date; cursor?: string | undefined },
  ): Promise<Placed<ListedEntry>[]> {
    const after = cursor === undefined ? undefined : countIn(cursor);
    const { rows } = await sql<Placed<ListedEntry>>`
      select entry.id, case when ${mayReadName(viewer, now)} then ${entrantName(now)} end as name,
        case when entry.user_id is not null and ${mayReadClub(viewer, now)} then club.name end as club,
        entry.number, entry.start_position as "startPosition", ${ORDER} as "sortKey"
      from ${JOINED}
      where entry.category_id = ${categoryId} and entry.status = 'entered'
        and ${after === undefined ? sql`true` : sql`${ORDER} > ${after.sortKey}`}
      order by ${ORDER} limit ${ENTRIES_PER_PAGE + 1}`.execute(db);
    return rows;
  },

  /** The organiser's list: everyone, by category and number. */
  async board(
    db: Kysely<DB>,
    id: CompetitionId,
    page: {
      viewerId: UserId;
      now: Date;
      limit: number;
      categoryId?: CategoryId | undefined;
      after?: number;
    },
  ): Promise<Placed<BoardEntry>[]> {
    const { viewerId, now, limit, categoryId, after = 0 } = page;
    const readable = isAgreed(viewerId, now);
    const { rows } = await sql<Placed<BoardEntry>>`
      select entry.id, entry.category_id as "categoryId",
        case when ${readable} then ${entrantName(now)} end as name,
        case when ${readable} and entry.user_id is not null then club.name end as club, entry.status,
        ${POSITION} as position, entry.number, entry.start_position as "startPosition", entry.number as "sortKey"
      from ${JOINED}
      where entry.competition_id = ${id} and entry.number > ${after}
        and ${categoryId === undefined ? sql`true` : sql`entry.category_id = ${categoryId}`}
      order by entry.number limit ${limit}`.execute(db);
    return rows;
  },

  /** Entries of the user, the user's children, and the clubs the user looks after now. */
  async concerning(
    db: Kysely<DB>,
    id: CompetitionId,
    { userId, clubIds, now }: { userId: UserId; clubIds: readonly ClubId[]; now: Date },
  ) {
    const isChild = sql`(entry.user_id is not null and ${isGuardianOf(userId, 'entry.user_id')})`;
    const { rows } = await sql<
      Omit<OwnEntry, 'canWithdraw' | 'canAgree' | 'shows' | 'mayShow' | 'waitsFor'> & {
        userId: UserId | null;
        isOwn: boolean;
        isChild: boolean;
        isOfClub: boolean;
        /** Null for a group. */
        ageBand: AgeBand | null;
        showsName: boolean;
        showsClub: boolean;
        needsOwn: boolean;
        needsGuardian: boolean;
      }
    >`
      select entry.id, entry.user_id as "userId", entry.category_id as "categoryId", ${entrantName(now)} as name,
        case when entry.user_id is not null then club.name end as club, entry.status,
        ${POSITION} as position, entry.number, entry.start_position as "startPosition",
        (entry.user_id is not distinct from ${userId}) as "isOwn", ${isChild} as "isChild", entry.shows_name as "showsName",
        entry.shows_club as "showsClub", entry.needs_own as "needsOwn", entry.needs_guardian as "needsGuardian",
        coalesce(entry.club_id = any(${clubIds}::uuid[]), false) as "isOfClub",
        case when entry.user_id is not null then ${bandOf('profile', now)} end as "ageBand"
      from ${JOINED}
      where entry.competition_id = ${id} and entry.status <> 'withdrawn' and (entry.user_id = ${userId}
        or ${isChild} or entry.club_id = any(${clubIds}::uuid[]))
      order by entry.number limit ${OWN_SHOWN}`.execute(db);
    return rows;
  },

  async setShown(tx: Kysely<DB>, id: EntryId, { shown, clubShown }: NameChoice): Promise<void> {
    await tx
      .updateTable('competition_entries')
      .set({ shows_name: shown, shows_club: clubShown })
      .where('id', '=', id)
      .execute();
  },

  /** Everyone who starts, in the order of their numbers. */
  async starters(tx: Kysely<DB>, categoryId: CategoryId): Promise<EntryId[]> {
    const rows = await tx
      .selectFrom('competition_entries')
      .select('id')
      .where('category_id', '=', categoryId)
      .where('status', '=', 'entered')
      .orderBy('number')
      .execute();
    return rows.map(({ id }) => id as EntryId);
  },

  async setOrder(
    tx: Kysely<DB>,
    categoryId: CategoryId,
    ids: readonly EntryId[],
    list: { seed: string | null; at: Date },
  ): Promise<void> {
    await sql`update competition_entries entry set start_position = place.nth
      from unnest(${ids}::uuid[]) with ordinality as place(id, nth)
      where entry.id = place.id and entry.category_id = ${categoryId}`.execute(tx);
    await tx
      .updateTable('competition_categories')
      .set({ start_seed: list.seed, start_list_at: list.at })
      .where('id', '=', categoryId)
      .execute();
  },
};
