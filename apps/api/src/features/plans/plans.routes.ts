import { handle } from '#platform/http/route';
import { planEndpoints as endpoints } from '@ribbon/domain/plans';
import type { PlanJoining } from './participation/plans.joining.service.ts';
import type { PlanReading } from './plans.read.service.ts';
import type { PlanWriting } from './write/plans.write.service.ts';

interface Services {
  reading: PlanReading;
  writing: PlanWriting;
  joining: PlanJoining;
}

export const planRoutes = ({ reading, writing, joining }: Services) => [
  handle(endpoints.figures, ({ actor, query }) => reading.figures(actor, query)),
  handle(endpoints.list, ({ actor, query }) => reading.list(actor, query)),
  handle(endpoints.read, ({ actor, params }) => reading.read(actor, params.planId)),
  handle(endpoints.sessions, ({ actor, query }) => reading.sessions(actor, query)),
  handle(endpoints.create, ({ actor, params, body }) => writing.create(actor, params.clubId, body)),
  handle(endpoints.change, ({ actor, params, body }) => writing.change(actor, params.planId, body)),
  handle(endpoints.changeBlocks, ({ actor, params, body }) =>
    writing.changeBlocks(actor, params, body.blocks),
  ),
  handle(endpoints.copy, ({ actor, params, body }) => writing.copy(actor, params.planId, body)),
  handle(endpoints.publish, ({ actor, params, body }) =>
    writing.publish(actor, params.planId, body),
  ),
  handle(endpoints.archive, ({ actor, params, body }) =>
    writing.archive(actor, params.planId, body),
  ),
  handle(endpoints.join, ({ actor, params }) => joining.join(actor, params)),
  handle(endpoints.leave, ({ actor, params }) => joining.leave(actor, params)),
];
