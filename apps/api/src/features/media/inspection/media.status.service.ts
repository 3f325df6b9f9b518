import type { DB } from '#db/schema.generated';
import { recordAct } from '#db/audit';
import type { PictureCheckConfig } from '#platform/config/media';
import { testService } from '#platform/service-test';
import type { Member } from '@ribbon/domain/accounts';
import type { ServiceTest } from '@ribbon/domain/kernel';
import { type PictureCheckStatus, pictureCheckMessages } from '@ribbon/domain/media';
import type { Kysely } from 'kysely';
import type { Detector } from './media.detector.rules.ts';

interface Needs {
  db: Kysely<DB>;
  check: PictureCheckConfig;
  detector: Detector | undefined;
}

export type PictureCheckStatusService = ReturnType<typeof pictureCheckStatus>;

/** Some lines and a word: every part of a service has something to look at. */
const HARMLESS = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="240" height="120"><rect width="240" height="120" fill="#fff"/><text x="30" y="75" font-size="40">Ribbon</text></svg>',
);

/** For the settings page. */
export const pictureCheckStatus = ({ db, check, detector }: Needs) => ({
  read: (): PictureCheckStatus => ({
    service: check.kind,
    region: check.kind === 'rekognition' ? check.region : null,
  }),

  async test(actor: Member): Promise<ServiceTest> {
    const act = { action: 'picture_check.tested', reason: 'Testing the picture check' };
    if (detector === undefined) {
      await recordAct(db, { actorId: actor.id, ...act });
      return { works: false, message: pictureCheckMessages.off };
    }
    return testService(db, actor, {
      ...act,
      ask: () => detector.detect(HARMLESS),
      words: pictureCheckMessages[detector.kind],
      secrets: check.kind === 'rekognition' ? [check.accessKeyId, check.secretAccessKey] : [],
    });
  },
});
