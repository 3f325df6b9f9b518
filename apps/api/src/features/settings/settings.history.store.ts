import type { DB } from '#db/schema.generated';
import { bandOf } from '#db/visibility';
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
  c.id::text as id, c.setting_key as key, c.from_value as from, c.to_value as to, c.changed_at as at,
  c.undoes is not null as "isUndo",
  case when ${bandOf('p', now)} <> 'under13' then coalesce(p.full_name, p.username) end as by,
  not exists (select from settings_changes later
    where later.setting_key = c.setting_key and later.id > c.id) as "isLatest"
  from settings_changes c left join athlete_profiles p on p.id = c.changed_by`;

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
      where ${before === undefined ? sql`true` : sql`c.id < ${before}::bigint`}
      order by c.id desc limit ${limit}`.execute(db);
    return rows.flatMap(named);
  },

  async find(tx: Kysely<DB>, id: string, now: Date): Promise<SettingChange | undefined> {
    const { rows } = await sql<Row>`
      select ${SELECTED(now)} where c.id = ${id}::bigint`.execute(tx);
    return rows.flatMap(named)[0];
  },
};
