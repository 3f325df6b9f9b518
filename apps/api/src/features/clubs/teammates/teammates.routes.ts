import { handle } from '#platform/route';
import { teammateEndpoints as doors } from '@ribbon/domain/clubs';
import type { TeammateService } from './teammates.service.ts';

export const teammateRoutes = ({ teammates }: { teammates: TeammateService }) => [
  handle(doors.list, ({ actor, params, query }) => teammates.list(actor, params.clubId, query)),
  handle(doors.figures, ({ actor, params }) => teammates.figures(actor, params.clubId)),
];
