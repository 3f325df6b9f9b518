import type { DB } from '#db/schema.generated';
import type { UserId } from '@ribbon/domain/accounts';
import {
  type ClubImport,
  type ClubImportId,
  IMPORT_PROBLEMS_SHOWN,
  IMPORT_ROWS_SHOWN,
  type ImportProblem,
  type ImportStatus,
} from '@ribbon/domain/clubs';
import { type Kysely, sql } from 'kysely';
import type { ImportRow } from './clubs.import.format.ts';

/** Each part is written whole or not at all, and no two imports write at the same moment. */
const LOCK = 7_211_018;

/** The rows of an import that come next. */
export interface ImportPart {
  /** Null when the account is gone. */
  startedBy: UserId | null;
  totalRows: number;
  rows: ImportRow[];
}

const shownImports = sql`
  select import_run.id, import_run.status, import_run.total_rows as "totalRows", import_run.done_rows as "doneRows",
    import_run.done_rows - problems.late as "createdRows", import_run.created_at as "createdAt",
    problems.errors as "errorCount", problems.duplicates as "duplicateCount", problems.first as problems, read.first as rows
  from club_imports import_run
  cross join lateral (
    select count(*) filter (where problem->>'kind' = 'error')::int as errors,
      count(*) filter (where problem->>'kind' = 'duplicate')::int as duplicates,
      count(*) filter (where (problem->>'late')::boolean)::int as late,
      coalesce(json_agg(problem order by (problem->>'line')::int) filter (where nth <= ${IMPORT_PROBLEMS_SHOWN}), '[]') as first
    from jsonb_array_elements(import_run.error_rows) with ordinality as element(problem, nth)) problems
  cross join lateral (
    select coalesce(json_agg(json_build_object('line', entry->'line', 'name', entry->'club'->'name',
        'city', entry->'club'->'city', 'country', entry->'club'->'country') order by nth), '[]') as first
    from jsonb_array_elements(import_run.rows) with ordinality as element(entry, nth)
    where nth <= ${IMPORT_ROWS_SHOWN}) read`;

const asJson = (value: unknown) => sql<string>`${JSON.stringify(value)}::jsonb`;

export const importStore = {
  async insert(
    tx: Kysely<DB>,
    file: { startedBy: UserId; rows: ImportRow[]; problems: ImportProblem[]; at: Date },
  ): Promise<ClubImportId> {
    const { id } = await tx
      .insertInto('club_imports')
      .values({
        started_by: file.startedBy,
        total_rows: file.rows.length,
        rows: asJson(file.rows),
        error_rows: asJson(file.problems),
        created_at: file.at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id as ClubImportId;
  },

  async find(db: Kysely<DB>, id: ClubImportId): Promise<ClubImport | undefined> {
    const { rows } = await sql<ClubImport>`${shownImports} where import_run.id = ${id}`.execute(db);
    return rows[0];
  },

  /** The newest that was really begun; what was only looked at is nobody's business. */
  async latest(db: Kysely<DB>): Promise<ClubImport | undefined> {
    const { rows } = await sql<ClubImport>`
      ${shownImports} where import_run.status <> 'preview' order by import_run.created_at desc limit 1`.execute(
      db,
    );
    return rows[0];
  },

  /** Undefined when the import is in none of the given states. */
  async move(
    tx: Kysely<DB>,
    id: ClubImportId,
    { from, to, at }: { from: readonly ImportStatus[]; to: ImportStatus; at: Date },
  ): Promise<{ startedBy: string | null } | undefined> {
    const ended = to !== 'running';
    return (
      tx
        .updateTable('club_imports')
        // What was not imported is not kept.
        .set({ status: to, ...(ended && { finished_at: at, rows: asJson([]) }) })
        .where('id', '=', id)
        .where('status', 'in', [...from])
        .returning('started_by as startedBy')
        .executeTakeFirst()
    );
  },

  /** The next rows, while the import runs and has got exactly so far. */
  async part(
    db: Kysely<DB>,
    id: ClubImportId,
    from: number,
    size: number,
  ): Promise<ImportPart | undefined> {
    const { rows } = await sql<ImportPart>`
      select started_by as "startedBy", total_rows as "totalRows",
        coalesce((select json_agg(entry order by nth)
                  from jsonb_array_elements(rows) with ordinality as element(entry, nth)
                  where nth > ${from} and nth <= ${from + size}), '[]') as rows
      from club_imports
      where id = ${id} and status = 'running' and done_rows = ${from}`.execute(db);
    return rows[0];
  },

  /** Whether this part is still to be done, now that nobody else can do it. */
  async lockPart(tx: Kysely<DB>, id: ClubImportId, from: number): Promise<boolean> {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx);
    const row = await tx
      .selectFrom('club_imports')
      .select('id')
      .where('id', '=', id)
      .where('status', '=', 'running')
      .where('done_rows', '=', from)
      .forUpdate()
      .executeTakeFirst();
    return row !== undefined;
  },

  async advance(
    tx: Kysely<DB>,
    id: ClubImportId,
    { doneRows, problems }: { doneRows: number; problems: readonly ImportProblem[] },
  ): Promise<void> {
    await tx
      .updateTable('club_imports')
      .set({ done_rows: doneRows, error_rows: sql`error_rows || ${asJson(problems)}` })
      .where('id', '=', id)
      .execute();
  },

  /** Which of these names and towns are taken, by their place in the list. */
  async taken(db: Kysely<DB>, rows: readonly ImportRow[]): Promise<Set<number>> {
    const { rows: found } = await sql<{ line: number }>`
      select distinct asked.line from unnest(
        ${rows.map(({ line }) => line)}::int[], ${rows.map(({ club }) => club.name)}::text[],
        ${rows.map(({ club }) => club.city)}::text[]) as asked(line, name, city)
      join clubs club on lower(club.name) = lower(asked.name) and lower(club.city) = lower(asked.city)
        and club.deleted_at is null`.execute(db);
    return new Set(found.map(({ line }) => line));
  },

  async purge(db: Kysely<DB>, before: Date): Promise<void> {
    await db.deleteFrom('club_imports').where('created_at', '<', before).execute();
  },
};
