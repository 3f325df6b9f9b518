import { handle } from '#platform/http/route';
import { teammateEndpoints as endpoints } from '@ribbon/domain/clubs';
import type { TeammateService } from './clubs.teammates.service.ts';

export const teammateRoutes = ({ teammates }: { teammates: TeammateService }) => [
  handle(endpoints.list, ({ actor, params, query }) => teammates.list(actor, params.clubId, query)),
  handle(endpoints.figures, ({ actor, params }) => teammates.figures(actor, params.clubId)),
];
