import type { DB } from '#db/schema.generated';
import type { Clock } from '#platform/clock';
import type { ModerationStatus, ModerationTest } from '@ribbon/domain/moderation';
import type { Kysely } from 'kysely';
import type { RemoteModerator } from './moderation.remote.ts';
import { moderationStore } from './moderation.store.ts';

const HARMLESS = 'We practised our ribbon routine today and it went well.';

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  remote: RemoteModerator | undefined;
}

export type ModerationStatusService = ReturnType<typeof moderationStatus>;

/** For the settings page. */
export const moderationStatus = ({ db, clock, remote }: Needs) => ({
  async read(): Promise<ModerationStatus> {
    const since = new Date(clock().getTime() - 86_400_000);
    return {
      provider: remote === undefined ? 'local' : 'remote',
      remoteHost: remote?.host ?? null,
      ...(await moderationStore.countsSince(db, since)),
    };
  },

  async test(): Promise<ModerationTest> {
    if (remote === undefined) {
      return { works: true, message: 'Texts are checked on this server. Nothing leaves it.' };
    }
    try {
      await remote.judge(HARMLESS, 'post');
      return { works: true, message: 'The remote service answered.' };
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'no answer';
      return { works: false, message: `Test failed: ${reason}` };
    }
  },
});
