import type { DB } from '#db/schema.generated';
import { DEFAULT_SETTINGS, Settings, type SettingsChange } from '@ribbon/domain/settings';
import type { UserId } from '@ribbon/domain/accounts';
import type { Kysely } from 'kysely';

const KEYS = {
  platformName: 'platform_name',
  homeTitle: 'home_title',
  platformLogo: 'platform_logo',
  betaMode: 'beta_mode',
} as const satisfies Record<keyof Settings, string>;

export const settingsStore = {
  async read(db: Kysely<DB>): Promise<Settings> {
    const rows = await db
      .selectFrom('site_settings')
      .select(['setting_key', 'setting_value'])
      .execute();
    const stored = new Map(rows.map((row) => [row.setting_key, row.setting_value]));
    const settings = Settings.safeParse({
      platformName: stored.get(KEYS.platformName) ?? DEFAULT_SETTINGS.platformName,
      homeTitle: stored.get(KEYS.homeTitle) ?? DEFAULT_SETTINGS.homeTitle,
      platformLogo: stored.get(KEYS.platformLogo) ?? DEFAULT_SETTINGS.platformLogo,
      betaMode: stored.get(KEYS.betaMode) === 'true',
    });
    return settings.success ? settings.data : DEFAULT_SETTINGS;
  },

  async change(tx: Kysely<DB>, change: SettingsChange, by: UserId, at: Date): Promise<void> {
    for (const name of Object.keys(KEYS) as (keyof Settings)[]) {
      const value = change[name];
      if (value === undefined) continue;
      await tx
        .updateTable('site_settings')
        .set({ setting_value: String(value), updated_by: by, updated_at: at })
        .where('setting_key', '=', KEYS[name])
        .execute();
    }
  },
};
