import type { DB } from '#db/schema.generated';
import type { ContentKind, MediaOwnerHooks, MediaReader } from '#platform/content/content';
import type { Clock } from '#platform/clock';
import { invalidate } from '#platform/realtime/realtime';
import { DEFAULT_SETTINGS } from '@ribbon/domain/settings';
import type { Kysely } from 'kysely';
import { historyStore } from './settings.history.store.ts';
import { PLATFORM, settingsStore } from './settings.store.ts';

/** Everybody sees the platform's pictures; which of them is the logo, the settings say. */
const pictureReader: MediaReader = async (_db, subjectId) =>
  subjectId === PLATFORM.id ? 'everyone' : 'nobody';

/** One that cannot stay is taken down: the platform wears its drawn logo until another is chosen. */
const pictureHooks = ({ clock }: { clock: Clock }): MediaOwnerHooks => ({
  lock: (tx: Kysely<DB>) => settingsStore.lock(tx, 'platformLogo'),

  async decided(tx, _subjectId, { id, approved }) {
    if (!approved && (await settingsStore.lock(tx, 'platformLogo')) === id) {
      const act = { by: null, at: clock() };
      const to = DEFAULT_SETTINGS.platformLogo;
      await settingsStore.set(tx, 'platformLogo', to, act);
      await historyStore.insert(tx, { name: 'platformLogo', from: id, to, ...act });
    }
    await invalidate(tx, 'everyone', 'settings');
  },
});

/** What shows the logo of the platform. */
export const platformContent = (needs: { clock: Clock }): ContentKind => ({
  kind: 'platform',
  media: { reader: pictureReader, hooks: pictureHooks(needs) },
});
