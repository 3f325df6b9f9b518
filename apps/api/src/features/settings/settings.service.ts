import type { DB } from '#db/schema.generated';
import { recordAct } from '#platform/audit';
import type { Clock } from '#platform/clock';
import { announce } from '#platform/realtime';
import type { Member } from '@ribbon/domain/accounts';
import type { Settings, SettingsChange } from '@ribbon/domain/settings';
import type { Kysely } from 'kysely';
import { settingsStore } from './settings.store.ts';

export type SettingsService = ReturnType<typeof settingsService>;

export const settingsService = ({ db, clock }: { db: Kysely<DB>; clock: Clock }) => ({
  read: (): Promise<Settings> => settingsStore.read(db),

  change: (actor: Member, change: SettingsChange): Promise<Settings> =>
    db.transaction().execute(async (tx) => {
      await settingsStore.change(tx, change, actor.id, clock());
      await recordAct(tx, { actorId: actor.id, action: 'settings.changed', details: change });
      await announce(tx, 'everyone', 'settings');
      return settingsStore.read(tx);
    }),
});
