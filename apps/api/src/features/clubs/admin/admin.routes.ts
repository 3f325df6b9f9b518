import { handle } from '#platform/route';
import { clubAdminEndpoints as doors } from '@ribbon/domain/clubs';
import type { ClubAdminService } from './admin.service.ts';
import type { ImportService } from './import.service.ts';

interface Needs {
  clubs: ClubAdminService;
  imports: ImportService;
}

export const clubAdminRoutes = ({ clubs, imports }: Needs) => [
  handle(doors.list, ({ query }) => clubs.list(query)),
  handle(doors.create, ({ actor, body }) => clubs.create(actor, body)),
  handle(doors.update, ({ actor, params, body }) => clubs.update(actor, params.clubId, body)),
  handle(doors.remove, ({ actor, params, body }) =>
    clubs.remove(actor, params.clubId, body.confirmation),
  ),
  handle(doors.restore, ({ actor, params }) => clubs.restore(actor, params.clubId)),
  handle(doors.removeAdmin, ({ actor, params }) =>
    clubs.removeAdmin(actor, params.clubId, params.userId),
  ),
  handle(doors.previewImport, ({ actor, body }) => imports.preview(actor, body.csv)),
  handle(doors.latestImport, () => imports.latest()),
  handle(doors.import, ({ params }) => imports.find(params.importId)),
  handle(doors.runImport, ({ actor, params }) => imports.run(actor, params.importId)),
  handle(doors.cancelImport, ({ actor, params }) => imports.cancel(actor, params.importId)),
];
