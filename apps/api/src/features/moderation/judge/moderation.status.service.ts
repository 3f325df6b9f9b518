import type { DB } from '#db/schema.generated';
import type { Clock } from '#platform/clock';
import type { Config } from '#platform/config/config';
import { testService } from '#platform/service-test';
import type { Member } from '@ribbon/domain/accounts';
import type { ServiceTest } from '@ribbon/domain/kernel';
import { type ModerationStatus, moderationTestMessages } from '@ribbon/domain/moderation';
import type { Context, Verdict } from '@ribbon/moderator';
import type { Kysely } from 'kysely';
import type { RemoteModerator } from './moderation.remote.ts';
import { moderationStore } from '../moderation.store.ts';

const HARMLESS = 'We practised our ribbon routine today and it went well.';

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  config: Pick<Config, 'moderation'>;
  /** The reading on this server. */
  moderate: (text: string, context: Context) => Promise<Verdict>;
  remote: RemoteModerator | undefined;
}

export type ModerationStatusService = ReturnType<typeof moderationStatus>;

/** For the settings page. */
export const moderationStatus = ({ db, clock, config, moderate, remote }: Needs) => ({
  async read(): Promise<ModerationStatus> {
    const since = new Date(clock().getTime() - 86_400_000);
    return {
      provider: remote === undefined ? 'local' : 'remote',
      remoteHost: remote?.host ?? null,
      ...(await moderationStore.countsSince(db, since)),
    };
  },

  /** Both readers are asked: the one on this server, and the one elsewhere if there is one. */
  test: (actor: Member): Promise<ServiceTest> =>
    testService(db, actor, {
      action: 'moderation.tested',
      reason: 'Testing the text check',
      async ask() {
        await moderate(HARMLESS, { kind: 'post', author: actor, audience: 'public' });
        await remote?.judge(HARMLESS, 'post');
      },
      words: {
        works:
          remote === undefined ? moderationTestMessages.works : moderationTestMessages.remoteWorks,
        failed: moderationTestMessages.failed,
      },
      secrets: config.moderation ? [config.moderation.key] : [],
    }),
});
