import type { DB } from '#db/schema.generated';
import type { BirthDate, UserId } from '@ribbon/domain/accounts';
import type { Channel, NotificationType, QuietHours } from '@ribbon/domain/notifications';
import { type Kysely, sql } from 'kysely';

export interface Choice {
  type: NotificationType;
  channel: Channel;
  isEnabled: boolean;
}

/** What a person has chosen, and what the rest follows from. */
export interface Chosen extends BirthDate {
  country: string | null;
  choices: Choice[];
  quietHours: QuietHours | null;
}

export const SETTINGS_TOPIC = 'notification-settings';

export const settingsStore = {
  async of(db: Kysely<DB>, userId: UserId): Promise<Chosen | undefined> {
    return (await settingsStore.ofAll(db, [userId])).get(userId);
  },

  async ofAll(db: Kysely<DB>, userIds: readonly UserId[]): Promise<Map<UserId, Chosen>> {
    const { rows } = await sql<Chosen & { id: UserId }>`
      select profile.id, profile.birth_month as "birthMonth", profile.birth_year as "birthYear", profile.country,
        coalesce((select json_agg(json_build_object('type', settings.type, 'channel', settings.channel,
            'isEnabled', settings.is_enabled)) from notification_settings settings where settings.user_id = profile.id), '[]')
          as choices,
        (select json_build_object('isEnabled', quiet.is_enabled, 'from', to_char(quiet.from_time, 'HH24:MI'),
            'until', to_char(quiet.until_time, 'HH24:MI'), 'timeZone', quiet.time_zone)
          from quiet_hours quiet where quiet.user_id = profile.id) as "quietHours"
      from athlete_profiles profile where profile.id = any(${userIds}::uuid[])`.execute(db);
    return new Map(rows.map(({ id, ...chosen }) => [id, chosen]));
  },

  async choose(tx: Kysely<DB>, userId: UserId, choices: Choice[], at: Date): Promise<void> {
    if (choices.length === 0) return;
    await tx
      .insertInto('notification_settings')
      .values(
        choices.map(({ type, channel, isEnabled }) => ({
          user_id: userId,
          type,
          channel,
          is_enabled: isEnabled,
          updated_at: at,
        })),
      )
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'type', 'channel'])
          .doUpdateSet((eb) => ({ is_enabled: eb.ref('excluded.is_enabled'), updated_at: at })),
      )
      .execute();
  },

  async saveQuietHours(
    tx: Kysely<DB>,
    userId: UserId,
    quietHours: QuietHours,
    at: Date,
  ): Promise<void> {
    const quiet = {
      is_enabled: quietHours.isEnabled,
      from_time: quietHours.from,
      until_time: quietHours.until,
      time_zone: quietHours.timeZone,
      updated_at: at,
    };
    await tx
      .insertInto('quiet_hours')
      .values({ user_id: userId, ...quiet })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(quiet))
      .execute();
  },
};
