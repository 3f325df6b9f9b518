import type { DB } from '#db/schema.generated';
import type { Moderation } from '#features/moderation';
import { recordAct } from '#platform/audit';
import type { Clock } from '#platform/clock';
import type { TopicMemory } from '#platform/realtime/topic-memory';
import { announce } from '#platform/realtime/realtime';
import type { Member } from '@ribbon/domain/accounts';
import type { Settings, SettingsChange } from '@ribbon/domain/settings';
import type { Kysely } from 'kysely';
import { settingsStore } from './settings.store.ts';

export type SettingsService = ReturnType<typeof settingsService>;

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  moderation: Moderation;
  topics: TopicMemory;
}

const TEXTS = ['platformName', 'homeTitle'] as const satisfies readonly (keyof Settings)[];

export const settingsService = ({ db, clock, moderation, topics }: Needs) => ({
  read: (): Promise<Settings> => topics.of('settings', () => settingsStore.read(db)),

  /** Everybody reads name and title, so they are moderated as everybody's words are. */
  async change(actor: Member, change: SettingsChange): Promise<Settings> {
    for (const field of TEXTS) {
      const text = change[field];
      if (text === undefined) continue;
      await moderation.approve(actor, { kind: 'other', field, text, audience: 'public' });
    }
    const changed = await db.transaction().execute(async (tx) => {
      await settingsStore.change(tx, change, actor.id, clock());
      await recordAct(tx, { actorId: actor.id, action: 'settings.changed', details: change });
      await announce(tx, 'everyone', 'settings');
      return settingsStore.read(tx);
    });
    // Others hear of it; whoever did it sees it at once.
    topics.forget('settings');
    return changed;
  },
});
