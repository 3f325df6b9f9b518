import type { DB } from '#db/schema.generated';
import { bandOf } from '#db/visibility/visibility';
import type { UserId } from '@ribbon/domain/accounts';
import type { CategoryDraft, CategoryId, CompetitionId } from '@ribbon/domain/competitions';
import { type Kysely, sql } from 'kysely';

interface Plan {
  opensAt: Date;
  closesAt: Date;
  ageOn: string;
  at: Date;
}

const columnsOf = (draft: CategoryDraft, position: number) => ({
  position,
  level: draft.level,
  discipline: draft.discipline,
  age_from: draft.ageFrom,
  age_to: draft.ageTo,
  federation_class: draft.federationClass,
  places: draft.places,
  fee: draft.fee === '' ? null : draft.fee,
});

/** How people enter. */
export const registrationStore = {
  /** People notified that entries are open are notified again if entries now open later. */
  async plan(tx: Kysely<DB>, id: CompetitionId, plan: Plan): Promise<void> {
    await tx
      .updateTable('competitions')
      .set({
        entries_open_at: plan.opensAt,
        entries_close_at: plan.closesAt,
        age_on: plan.ageOn,
        opening_told_at: sql`case when ${plan.opensAt}::timestamptz > ${plan.at} then null
          else opening_told_at end`,
        closing_told_at: sql`case when entries_close_at is distinct from ${plan.closesAt}::timestamptz
          then null else closing_told_at end`,
        updated_at: plan.at,
      })
      .where('id', '=', id)
      .execute();
  },

  async insert(
    tx: Kysely<DB>,
    id: CompetitionId,
    draft: CategoryDraft,
    position: number,
  ): Promise<void> {
    await tx
      .insertInto('competition_categories')
      .values({ competition_id: id, ...columnsOf(draft, position) })
      .execute();
  },

  async update(
    tx: Kysely<DB>,
    categoryId: CategoryId,
    draft: CategoryDraft,
    position: number,
  ): Promise<void> {
    await tx
      .updateTable('competition_categories')
      .set(columnsOf(draft, position))
      .where('id', '=', categoryId)
      .execute();
  },

  async remove(tx: Kysely<DB>, ids: readonly CategoryId[]): Promise<void> {
    if (ids.length === 0) return;
    await tx.deleteFrom('competition_categories').where('id', 'in', ids).execute();
  },

  /** Categories with an entry, or a request for one. */
  async inUse(tx: Kysely<DB>, id: CompetitionId): Promise<ReadonlySet<CategoryId>> {
    const { rows } = await sql<{ id: CategoryId }>`
      select id from competition_categories cat where competition_id = ${id}
        and exists (select from competition_entries entry
          where entry.category_id = cat.id and entry.status <> 'withdrawn')`.execute(tx);
    return new Set(rows.map((row) => row.id));
  },

  /** Entries that have opened, or close by then; each is claimed once. */
  async claim(
    db: Kysely<DB>,
    what: 'opening' | 'closing',
    { until, now }: { until: Date; now: Date },
  ): Promise<CompetitionId[]> {
    const [notedColumn, at] =
      what === 'opening'
        ? [sql.ref('opening_told_at'), sql.ref('entries_open_at')]
        : [sql.ref('closing_told_at'), sql.ref('entries_close_at')];
    const { rows } = await sql<{ id: CompetitionId }>`
      update competitions set ${notedColumn} = ${now}
      where ${notedColumn} is null and ${at} <= ${until} and approval_status = 'approved'
        and status in ('upcoming', 'ongoing') and entries_close_at > ${now}
      returning id`.execute(db);
    return rows.map(({ id }) => id);
  },

  /** Categories in which places are free and people wait, while entries are open. */
  async withFreePlaces(db: Kysely<DB>, now: Date): Promise<CategoryId[]> {
    const { rows } = await sql<{ id: CategoryId }>`
      select cat.id from competition_categories cat
      join competitions competition on competition.id = cat.competition_id
      where cat.waiting_count > 0 and (cat.places is null or cat.entered_count < cat.places)
        and competition.entries_open_at <= ${now} and competition.entries_close_at > ${now} and competition.status <> 'cancelled'
      limit 500`.execute(db);
    return rows.map(({ id }) => id);
  },

  /** Entries waiting for a guardian who is no longer needed, in competitions that take entries. */
  async grownOlder(db: Kysely<DB>, now: Date) {
    const { rows } = await sql<{ userId: UserId; competitionId: CompetitionId }>`
      select distinct entry.user_id as "userId", entry.competition_id as "competitionId"
      from competition_entries entry
      join competitions competition on competition.id = entry.competition_id and competition.status <> 'cancelled'
        and competition.entries_open_at <= ${now} and competition.entries_close_at > ${now}
      join athlete_profiles profile on profile.id = entry.user_id and ${bandOf('profile', now)} in ('16-17', 'adult')
      where entry.status = 'waiting_guardian' and entry.needs_guardian
      limit 500`.execute(db);
    return rows;
  },

  /** Questions that no guardian has answered in time. */
  async lateQuestions(db: Kysely<DB>, now: Date) {
    const { rows } = await sql<{ entryId: string; userId: string; competitionId: string }>`
      select entry.id as "entryId", entry.user_id as "userId", entry.competition_id as "competitionId"
      from competition_entries entry join competitions competition on competition.id = entry.competition_id
      where entry.status = 'waiting_guardian' and (competition.entries_close_at <= ${now} or competition.status = 'cancelled')
      limit 500`.execute(db);
    return rows;
  },
};
