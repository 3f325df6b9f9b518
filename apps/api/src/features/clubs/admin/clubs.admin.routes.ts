import { handle } from '#platform/http/route';
import { clubAdminEndpoints as endpoints } from '@ribbon/domain/clubs';
import type { ClubAdminService } from './clubs.admin.service.ts';
import type { ImportService } from './clubs.import.service.ts';

interface Needs {
  clubs: ClubAdminService;
  imports: ImportService;
}

export const clubAdminRoutes = ({ clubs, imports }: Needs) => [
  handle(endpoints.list, ({ query }) => clubs.list(query)),
  handle(endpoints.create, ({ actor, body }) => clubs.create(actor, body)),
  handle(endpoints.update, ({ actor, params, body }) => clubs.update(actor, params.clubId, body)),
  handle(endpoints.remove, ({ actor, params, body }) => clubs.remove(actor, params.clubId, body)),
  handle(endpoints.restore, ({ actor, params, body }) =>
    clubs.restore(actor, params.clubId, body.reason),
  ),
  handle(endpoints.removeAdmin, ({ actor, params, body }) =>
    clubs.removeAdmin(actor, params, body.reason),
  ),
  handle(endpoints.previewImport, ({ actor, body }) => imports.preview(actor, body.csv)),
  handle(endpoints.latestImport, () => imports.latest()),
  handle(endpoints.import, ({ params }) => imports.find(params.importId)),
  handle(endpoints.runImport, ({ actor, params, body }) =>
    imports.run(actor, params.importId, body.reason),
  ),
  handle(endpoints.cancelImport, ({ actor, params, body }) =>
    imports.cancel(actor, params.importId, body.reason),
  ),
];
