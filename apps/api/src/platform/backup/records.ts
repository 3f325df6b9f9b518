import type { DB } from '#db/schema.generated';
import { type Kysely, sql } from 'kysely';
import type { Measure } from '../metrics/metrics.ts';

const KEPT_DAYS = 400;

export interface BackupFigures {
  madeAt: Date;
  seconds: number;
  rows: number;
  bytes: number;
  media: number;
  missing: number;
}

/** Notes a backup that is complete; old notes go. */
export async function recordBackup(db: Kysely<DB>, figures: BackupFigures): Promise<void> {
  await db
    .insertInto('backups')
    .values({
      made_at: figures.madeAt,
      seconds: figures.seconds,
      row_count: figures.rows,
      bytes: figures.bytes,
      media_count: figures.media,
      missing_media: figures.missing,
    })
    .execute();
  const last = new Date(figures.madeAt.getTime() - KEPT_DAYS * 86_400_000);
  await db.deleteFrom('backups').where('made_at', '<', last).execute();
}

/** How old the newest backup is; without one, how old the database is. */
export const backupMeasure = (db: Kysely<DB>): Measure => ({
  name: 'ribbon_backup_age_seconds',
  help: 'Seconds since the newest backup that is complete; without one, since the database was made',
  read: async () => {
    const { rows } = await sql<{ age: number }>`
      select extract(epoch from now() - coalesce(
        (select max(made_at) from backups), (select min(applied_at) from migration_checksums)))::float8 as age`.execute(
      db,
    );
    return rows[0]?.age ?? 0;
  },
});
