import type { DB } from '#db/schema.generated';
import type { UserId } from '@ribbon/domain/accounts';
import type { MediaId } from '@ribbon/domain/media';
import { DEFAULT_SETTINGS, type SettingName, Settings } from '@ribbon/domain/settings';
import { type Kysely, sql } from 'kysely';

/** The one subject of the platform's pictures. */
export const PLATFORM = { kind: 'platform', id: '00000000-0000-0000-0000-000000000000' } as const;

export const KEYS = {
  platformName: 'platform_name',
  homeTitle: 'home_title',
  platformLogo: 'platform_logo',
  betaMode: 'beta_mode',
  trustsBuiltInCheck: 'trusts_built_in_check',
} as const satisfies Record<SettingName, string>;

export const settingsStore = {
  /** As everybody sees them: a picture that nobody may see yet is not the logo yet. */
  async read(db: Kysely<DB>): Promise<Settings> {
    const rows = await db
      .selectFrom('site_settings as site')
      .leftJoin('media_files as file', (join) =>
        join
          .on(sql`file.id::text`, '=', sql`site.setting_value`)
          .on('file.subject_kind', '=', PLATFORM.kind)
          .on('file.subject_id', '=', PLATFORM.id)
          .on('file.status', '=', 'ready')
          .on('file.is_seen', '=', true),
      )
      .select(['site.setting_key as key', 'site.setting_value as value', 'file.id as picture'])
      .execute();
    const stored = new Map(rows.map((row) => [row.key, row]));
    const logo = stored.get(KEYS.platformLogo);
    const art = logo?.value?.startsWith('platform-') ? logo.value : undefined;
    const settings = Settings.safeParse({
      platformName: stored.get(KEYS.platformName)?.value ?? DEFAULT_SETTINGS.platformName,
      homeTitle: stored.get(KEYS.homeTitle)?.value ?? DEFAULT_SETTINGS.homeTitle,
      platformLogo: art ?? logo?.picture ?? DEFAULT_SETTINGS.platformLogo,
      betaMode: stored.get(KEYS.betaMode)?.value === 'true',
      trustsBuiltInCheck: stored.get(KEYS.trustsBuiltInCheck)?.value === 'true',
    });
    return settings.success ? settings.data : DEFAULT_SETTINGS;
  },

  /** As it is stored; nobody else changes it until the transaction is over. */
  async lock(tx: Kysely<DB>, name: SettingName): Promise<string> {
    const row = await tx
      .selectFrom('site_settings')
      .select('setting_value')
      .where('setting_key', '=', KEYS[name])
      .forUpdate()
      .executeTakeFirst();
    return row?.setting_value ?? '';
  },

  async set(
    tx: Kysely<DB>,
    name: SettingName,
    value: string,
    { by, at }: { by: UserId | null; at: Date },
  ): Promise<void> {
    await tx
      .updateTable('site_settings')
      .set({ setting_value: value, updated_by: by, updated_at: at })
      .where('setting_key', '=', KEYS[name])
      .execute();
  },

  /** Whether this is a picture of the platform that can be worn. */
  async hasPicture(tx: Kysely<DB>, id: string): Promise<boolean> {
    const row = await tx
      .selectFrom('media_files')
      .select('id')
      .where(sql`id::text`, '=', id)
      .where('subject_kind', '=', PLATFORM.kind)
      .where('subject_id', '=', PLATFORM.id)
      .where('status', '<>', 'rejected')
      .executeTakeFirst();
    return row !== undefined;
  },

  /** The pictures that the newest changes of the logo name and that are still there. */
  async picturesOfChanges(tx: Kysely<DB>, changes: number): Promise<MediaId[]> {
    const { rows } = await sql<{ id: MediaId }>`
      with newest as (
        select from_value, to_value from settings_changes
        where setting_key = ${KEYS.platformLogo} order by id desc limit ${changes})
      select file.id from media_files file
      where file.subject_kind = ${PLATFORM.kind} and file.subject_id = ${PLATFORM.id}
        and file.id::text in (select from_value from newest union all select to_value from newest)`.execute(
      tx,
    );
    return rows.map(({ id }) => id);
  },
};
