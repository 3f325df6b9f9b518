import type { DB } from '#db/schema.generated';
import { bandOf } from '#db/visibility/visibility';
import type { UserId } from '@ribbon/domain/accounts';
import type { SettingChange, SettingName } from '@ribbon/domain/settings';
import { type Kysely, sql } from 'kysely';
import { KEYS } from './settings.store.ts';

interface NewChange {
  name: SettingName;
  from: string;
  to: string;
  by: UserId | null;
  at: Date;
  undoes?: string | undefined;
}

const NAMES = Object.fromEntries(Object.entries(KEYS).map(([name, key]) => [key, name])) as Record<
  string,
  SettingName
>;

type Row = Omit<SettingChange, 'setting'> & { key: string };
const named = ({ key, ...change }: Row): SettingChange[] => {
  const setting = NAMES[key];
  return setting === undefined ? [] : [{ ...change, setting }];
};

/** Who did it is named as everywhere among administrators: never a child. */
const SELECTED = (now: Date) => sql`
  change.id::text as id, change.setting_key as key, change.from_value as from, change.to_value as to, change.changed_at as at,
  change.undoes is not null as "isUndo",
  case when ${bandOf('profile', now)} <> 'under13' then coalesce(profile.full_name, profile.username) end as by,
  not exists (select from settings_changes later
    where later.setting_key = change.setting_key and later.id > change.id) as "isLatest"
  from settings_changes change left join athlete_profiles profile on profile.id = change.changed_by`;

export const historyStore = {
  async insert(tx: Kysely<DB>, { name, from, to, by, at, undoes }: NewChange): Promise<void> {
    await tx
      .insertInto('settings_changes')
      .values({
        setting_key: KEYS[name],
        from_value: from,
        to_value: to,
        changed_by: by,
        changed_at: at,
        undoes: undoes === undefined ? null : Number(undoes),
      })
      .execute();
  },

  async page(
    db: Kysely<DB>,
    { before, limit, now }: { before: string | undefined; limit: number; now: Date },
  ): Promise<SettingChange[]> {
    const { rows } = await sql<Row>`
      select ${SELECTED(now)}
      where ${before === undefined ? sql`true` : sql`change.id < ${before}::bigint`}
      order by change.id desc limit ${limit}`.execute(db);
    return rows.flatMap(named);
  },

  async find(tx: Kysely<DB>, id: string, now: Date): Promise<SettingChange | undefined> {
    const { rows } = await sql<Row>`
      select ${SELECTED(now)} where change.id = ${id}::bigint`.execute(tx);
    return rows.flatMap(named)[0];
  },
};
