import type { DB } from '#db/schema.generated';
import type { ClubId, UserId } from '@ribbon/domain/accounts';
import type {
  CategoryId,
  CompetitionId,
  CompetitionStatus,
  Discipline,
  EntryId,
  EntryStatus,
  MissingYes,
} from '@ribbon/domain/competitions';
import { type Kysely, sql } from 'kysely';

/** A category locked so that nobody else is given a place until the transaction ends. */
export interface LockedCategory {
  id: CategoryId;
  competitionId: CompetitionId;
  discipline: Discipline;
  ageFrom: number | null;
  ageTo: number | null;
  places: number | null;
  entered: number;
  status: CompetitionStatus;
  approvalStatus: 'pending' | 'approved' | 'rejected';
  startDate: string;
  opensAt: Date | null;
  closesAt: Date | null;
  ageOn: string | null;
}

export interface ExistingEntry {
  id: EntryId;
  categoryId: CategoryId;
  competitionId: CompetitionId;
  userId: UserId | null;
  clubId: ClubId | null;
  enteredBy: UserId | null;
  status: EntryStatus;
  needsOwn: boolean;
  needsGuardian: boolean;
  /** The guardian who allowed the entry. */
  allowedBy: UserId | null;
}

/** The young person's own yes, or that of a guardian. */
/** Without a guardian it is the age that has made the yes needless. */
export type Agreeing = { own: true } | { own: false; guardian: UserId | null };

interface NewEntry {
  categoryId: CategoryId;
  competitionId: CompetitionId;
  userId: UserId | null;
  clubId: ClubId | null;
  groupName: string | null;
  by: UserId;
  status: EntryStatus;
  missing: MissingYes;
  allowedBy: UserId | null;
  holdsConsent: boolean;
  at: Date;
}

const ENTRY = sql`entry.id, entry.category_id as "categoryId", entry.competition_id as "competitionId",
  entry.user_id as "userId", entry.club_id as "clubId", entry.entered_by as "enteredBy", entry.status,
  entry.needs_own as "needsOwn", entry.needs_guardian as "needsGuardian", entry.allowed_by as "allowedBy"`;

/** Later than the last waiting entry: `queued_at` is the place in the queue, so no two share it. */
const nextMoment = (categoryId: CategoryId, at: Date) => sql`greatest(${at}::timestamptz, (
  select max(queued_at) + interval '1 microsecond' from competition_entries
  where category_id = ${categoryId} and status in ('entered', 'waiting_list')))`;

/** Stores who has a place and who waits for one. */
export const slotStore = {
  async lock(tx: Kysely<DB>, id: CategoryId): Promise<LockedCategory | undefined> {
    const { rows } = await sql<LockedCategory>`
      select cat.id, cat.competition_id as "competitionId", cat.discipline,
        cat.age_from as "ageFrom", cat.age_to as "ageTo", cat.places, cat.entered_count as entered,
        competition.status, competition.approval_status as "approvalStatus", competition.start_date::text as "startDate",
        competition.entries_open_at as "opensAt", competition.entries_close_at as "closesAt", competition.age_on::text as "ageOn"
      from competition_categories cat join competitions competition on competition.id = cat.competition_id
      where cat.id = ${id} for update of cat`.execute(tx);
    return rows[0];
  },

  /** All categories of a competition, before the competition itself: entries lock in this order, too. */
  async lockAll(tx: Kysely<DB>, competitionId: CompetitionId): Promise<void> {
    await sql`select id from competition_categories where competition_id = ${competitionId}
      order by id for update`.execute(tx);
  },

  async of(
    tx: Kysely<DB>,
    categoryId: CategoryId,
    userId: UserId,
  ): Promise<ExistingEntry | undefined> {
    const { rows } = await sql<ExistingEntry>`select ${ENTRY} from competition_entries entry
      where entry.category_id = ${categoryId} and entry.user_id = ${userId}`.execute(tx);
    return rows[0];
  },

  async ofClub(
    tx: Kysely<DB>,
    categoryId: CategoryId,
    clubId: ClubId,
  ): Promise<ExistingEntry | undefined> {
    const { rows } = await sql<ExistingEntry>`select ${ENTRY} from competition_entries entry
      where entry.category_id = ${categoryId} and entry.club_id = ${clubId} and entry.user_id is null`.execute(
      tx,
    );
    return rows[0];
  },

  async find(tx: Kysely<DB>, id: EntryId): Promise<ExistingEntry | undefined> {
    const { rows } = await sql<ExistingEntry>`
      select ${ENTRY} from competition_entries entry where entry.id = ${id}`.execute(tx);
    return rows[0];
  },

  /**
   * Adds an entry with the next number of the competition, or renews the old one, at the end of the
   * queue.
   */
  async put(tx: Kysely<DB>, entry: NewEntry, known: ExistingEntry | undefined): Promise<EntryId> {
    const { categoryId, status, by, at, clubId, missing, allowedBy } = entry;
    const stated = entry.holdsConsent ? { by, at } : { by: null, at: null };
    if (known !== undefined) {
      await sql`update competition_entries set status = ${status}, entered_by = ${by},
          club_id = ${clubId}, queued_at = ${nextMoment(categoryId, at)}, start_position = null,
          shows_name = false, shows_club = false, needs_own = ${missing.own},
          needs_guardian = ${missing.guardian},
          allowed_by = case when ${missing.guardian} then null else coalesce(${allowedBy}::uuid, allowed_by) end,
          consent_stated_by = ${stated.by}, consent_stated_at = ${stated.at}, updated_at = ${at}
        where id = ${known.id}`.execute(tx);
      return known.id;
    }
    const { rows } = await sql<{ id: EntryId }>`
      with counted as (update competitions set entry_numbers = entry_numbers + 1
        where id = ${entry.competitionId} returning entry_numbers)
      insert into competition_entries (competition_id, category_id, user_id, club_id, group_name,
        entered_by, status, queued_at, number, needs_own, needs_guardian, allowed_by,
        consent_stated_by, consent_stated_at, created_at, updated_at)
      select ${entry.competitionId}, ${categoryId}, ${entry.userId}, ${clubId}, ${entry.groupName},
        ${by}, ${status}, ${nextMoment(categoryId, at)}, entry_numbers, ${missing.own},
        ${missing.guardian}, ${allowedBy}, ${stated.by}, ${stated.at}, ${at}, ${at}
      from counted returning id`.execute(tx);
    return rows[0]?.id as EntryId;
  },

  async setStatus(tx: Kysely<DB>, id: EntryId, status: EntryStatus, at: Date): Promise<void> {
    await tx
      .updateTable('competition_entries')
      .set({ status, updated_at: at, ...(status === 'withdrawn' && { start_position: null }) })
      .where('id', '=', id)
      .execute();
  },

  async setYes(tx: Kysely<DB>, id: EntryId, as: Agreeing): Promise<void> {
    await tx
      .updateTable('competition_entries')
      .set(as.own ? { needs_own: false } : { needs_guardian: false, allowed_by: as.guardian })
      .where('id', '=', id)
      .execute();
  },

  /** From 13 the young person says yes, too, and says anew whether name and club are shown. */
  async turnOwn(tx: Kysely<DB>, { id, status }: ExistingEntry): Promise<void> {
    await tx
      .updateTable('competition_entries')
      .set({
        shows_name: false,
        shows_club: false,
        ...(status === 'waiting_guardian' && { needs_own: true }),
      })
      .where('id', '=', id)
      .execute();
  },

  /**
   * Makes the entry wait for a guardian again, because the guardian who allowed it is gone; what
   * that guardian showed is hidden.
   */
  async askAgain(
    tx: Kysely<DB>,
    id: EntryId,
    { at, hides }: { at: Date; hides: boolean },
  ): Promise<void> {
    await tx
      .updateTable('competition_entries')
      .set({
        status: 'waiting_guardian',
        needs_guardian: true,
        allowed_by: null,
        start_position: null,
        updated_at: at,
        ...(hides && { shows_name: false, shows_club: false }),
      })
      .where('id', '=', id)
      .execute();
  },

  /** At the end of the queue, from now on. */
  async queue(
    tx: Kysely<DB>,
    { id, categoryId }: ExistingEntry,
    status: EntryStatus,
    at: Date,
  ): Promise<void> {
    await sql`update competition_entries set status = ${status},
      queued_at = ${nextMoment(categoryId, at)}, updated_at = ${at} where id = ${id}`.execute(tx);
  },

  /** The first on the waiting list get the free places. */
  async moveUp(
    tx: Kysely<DB>,
    categoryId: CategoryId,
    free: number | null,
    at: Date,
  ): Promise<(UserId | null)[]> {
    const { rows } = await sql<{ userId: UserId | null }>`
      update competition_entries set status = 'entered', updated_at = ${at}
      where id in (select id from competition_entries
        where category_id = ${categoryId} and status = 'waiting_list'
        order by queued_at, id limit ${free})
      returning coalesce(user_id, entered_by) as "userId"`.execute(tx);
    return rows.map(({ userId }) => userId);
  },

  /** The entries of one minor in one competition that wait for a guardian. */
  async waitingForGuardian(
    tx: Kysely<DB>,
    competitionId: CompetitionId,
    userId: UserId,
  ): Promise<ExistingEntry[]> {
    const { rows } = await sql<ExistingEntry>`select ${ENTRY} from competition_entries entry
      where entry.competition_id = ${competitionId} and entry.user_id = ${userId}
        and entry.status = 'waiting_guardian' and entry.needs_guardian order by entry.category_id`.execute(
      tx,
    );
    return rows;
  },

  /** Of competitions to come; by competition and category, the order in which they are locked. */
  async openOf(
    tx: Kysely<DB>,
    userId: UserId,
    only: { clubId?: ClubId; status?: EntryStatus; allowedBy?: UserId },
  ): Promise<ExistingEntry[]> {
    const { clubId, status, allowedBy } = only;
    const { rows } = await sql<ExistingEntry>`
      select ${ENTRY} from competition_entries entry join competitions competition on competition.id = entry.competition_id
      where entry.user_id = ${userId} and entry.status <> 'withdrawn' and competition.status = 'upcoming'
        and ${clubId === undefined ? sql`true` : sql`entry.club_id = ${clubId}`}
        and ${status === undefined ? sql`true` : sql`entry.status = ${status}`}
        and ${allowedBy === undefined ? sql`true` : sql`entry.allowed_by = ${allowedBy}`}
      order by entry.competition_id, entry.category_id`.execute(tx);
    return rows;
  },
};
