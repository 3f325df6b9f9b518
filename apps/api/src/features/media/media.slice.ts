import type { GuardianGate } from '#features/families';
import type { ModerationQueue } from '#features/moderation';
import type { ContentKind } from '#platform/content/content';
import type { Content } from '#platform/content/content-registry';
import type { Platform } from '#platform/slice';
import type { DB } from '#db/schema.generated';
import type { Kysely } from 'kysely';
import { garbageStore } from './media.garbage.store.ts';
import { mediaData } from './media.personal-data.ts';
import { inspector } from './inspection/media.inspection.service.ts';
import { openDetector } from './inspection/media.detector.service.ts';
import { pictureCheckStatus } from './inspection/media.status.service.ts';
import { mediaIntake } from './intake/media.intake.service.ts';
import { mediaJobs, sweepBytes } from './media.jobs.ts';
import { mediaFilesOf } from './media.files.service.ts';
import { mediaLibrary } from './media.library.service.ts';
import { mediaReading } from './media.read.service.ts';
import { mediaNotifications } from './media.notifications.ts';
import { mediaRoutes } from './media.routes.ts';
import { type MediaId, mediaPolicy } from '@ribbon/domain/media';
import type { FastifyInstance } from 'fastify';

interface Needs extends Platform {
  guardians: GuardianGate;
  queue: ModerationQueue;
  /** What shows files. */
  content: Pick<Content, 'media'>;
  trustsBuiltIn: () => Promise<boolean>;
}

/** Pictures and videos. */
export function createMedia(needs: Needs) {
  const library = mediaLibrary({
    ...needs,
    queue: (tx, { mediaId, ...file }) =>
      needs.queue.add(tx, { kind: 'media', id: mediaId, ...file }),
  });
  const detector = openDetector(needs.config.media.check);
  const inspect = inspector({ ...needs, detector });
  const trustsLook = async (): Promise<boolean> =>
    mediaPolicy.trustsLook(detector?.kind ?? 'off', await needs.trustsBuiltIn());
  return {
    personalData: mediaData,
    routes: mediaRoutes({
      ...needs,
      intake: mediaIntake({ ...needs, inspect, trustsLook }),
      reading: mediaReading(needs),
      status: pictureCheckStatus({ ...needs, check: needs.config.media.check, detector }),
    }),
    mount: async (app: FastifyInstance) => {
      app.addHook('onClose', async () => detector?.close());
    },
    notifications: mediaNotifications,
    jobs: mediaJobs(needs),
    content: [
      {
        kind: 'media',
        queue: {
          lock: (tx, id) => library.lock(tx, id as MediaId),
          decide: (tx, id, approved) =>
            library.decide(tx, id as MediaId, approved ? 'ready' : 'rejected'),
          text: null,
        },
      } satisfies ContentKind,
    ],
    api: {
      library,
      filesOf: mediaFilesOf(needs),
      /** For what must not lie about until the next round of chores, which does what this could not. */
      sweep: (): Promise<void> => sweepBytes(needs.db, needs.storage, needs.clock()),
      /** Files that nothing names go at that moment. */
      discard: (tx: Kysely<DB>, keys: readonly string[], at: Date): Promise<unknown> =>
        garbageStore.invalidate(tx, keys, at),
    },
  };
}
