import { handle } from '#platform/http/route';
import { privacyEndpoints as endpoints } from '@ribbon/domain/privacy';
import type { DeletionService } from './deletion/privacy.deletion.service.ts';
import type { ExportService } from './export/privacy.export.service.ts';
import type { PrivacyService } from './privacy.service.ts';

interface Needs {
  privacy: PrivacyService;
  exports: ExportService;
  deletions: DeletionService;
}

export const privacyRoutes = ({ privacy, exports, deletions }: Needs) => [
  handle(endpoints.read, ({ actor }) => privacy.read(actor)),
  handle(endpoints.change, ({ actor, body }) => privacy.change(actor, body)),
  handle(endpoints.exportOwn, ({ actor }) => exports.exportOf(actor.id)),
  handle(endpoints.deletion, ({ actor }) => deletions.state(actor)),
  handle(endpoints.scheduleDeletion, ({ actor, body }) => deletions.scheduleOwn(actor, body)),
  handle(endpoints.cancelDeletion, ({ actor }) => deletions.cancelOwn(actor)),
];
