import type { DB } from '#db/schema.generated';
import { handle } from '#platform/http/route';
import { commonFaults } from '@ribbon/domain/kernel';
import { mediaEndpoints as endpoints } from '@ribbon/domain/media';
import type { Kysely } from 'kysely';
import type { PictureCheckStatusService } from './inspection/media.status.service.ts';
import type { MediaIntake } from './intake/media.intake.service.ts';
import type { MediaReading } from './media.read.service.ts';
import { mediaStore } from './media.store.ts';

interface Needs {
  db: Kysely<DB>;
  intake: MediaIntake;
  reading: MediaReading;
  status: PictureCheckStatusService;
}

export const mediaRoutes = ({ db, intake, reading, status }: Needs) => [
  handle(endpoints.upload, ({ actor, params, file }) => intake.upload(actor, params.purpose, file)),
  handle(endpoints.fetchImage, ({ actor, params, body }) =>
    intake.fetchImage(actor, params.purpose, body),
  ),
  handle(endpoints.read, ({ actor, params }) =>
    reading.open(actor, params.mediaId, params.variant),
  ),
  handle(endpoints.discard, async ({ actor, params }) => {
    if (!(await mediaStore.discard(db, params.mediaId, actor.id))) throw commonFaults.notFound();
  }),
  handle(endpoints.checkStatus, async () => status.read()),
  handle(endpoints.testCheck, ({ actor }) => status.test(actor)),
];
