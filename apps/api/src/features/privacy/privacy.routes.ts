import { handle } from '#platform/route';
import { privacyEndpoints as doors } from '@ribbon/domain/privacy';
import type { DeletionService } from './privacy.deletion.ts';
import type { ExportService } from './privacy.export.ts';
import type { PrivacyService } from './privacy.service.ts';

interface Needs {
  privacy: PrivacyService;
  exports: ExportService;
  deletions: DeletionService;
}

export const privacyRoutes = ({ privacy, exports, deletions }: Needs) => [
  handle(doors.read, ({ actor }) => privacy.read(actor)),
  handle(doors.change, ({ actor, body }) => privacy.change(actor, body)),
  handle(doors.exportOwn, ({ actor }) => exports.exportOf(actor.id)),
  handle(doors.deletion, ({ actor }) => deletions.state(actor)),
  handle(doors.scheduleDeletion, ({ actor, body }) => deletions.scheduleOwn(actor, body)),
  handle(doors.cancelDeletion, ({ actor }) => deletions.cancelOwn(actor)),
];
