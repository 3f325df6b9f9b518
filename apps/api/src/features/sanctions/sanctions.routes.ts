import { handle } from '#platform/http/route';
import { decisionEndpoints, sanctionEndpoints as endpoints } from '@ribbon/domain/sanctions';
import type { AppealService } from './appeals/sanctions.appeals.service.ts';
import type { DecisionService } from './decisions/sanctions.decisions.service.ts';
import type { SanctionService } from './sanctions.service.ts';

interface Needs {
  sanctions: SanctionService;
  decisions: DecisionService;
  appeals: AppealService;
}

export const sanctionRoutes = ({ sanctions, decisions, appeals }: Needs) => [
  handle(decisionEndpoints.mine, ({ actor }) => decisions.mine(actor)),
  handle(decisionEndpoints.open, ({ actor, params }) => decisions.open(actor, params.sanctionId)),
  handle(decisionEndpoints.appeal, ({ actor, params, body }) =>
    decisions.appeal(actor, params.sanctionId, body),
  ),
  handle(endpoints.apply, ({ actor, body }) => sanctions.applyNow(actor, body)),
  handle(endpoints.undo, ({ actor, params, body }) =>
    sanctions.undoNow(actor, params.sanctionId, body),
  ),
  handle(endpoints.history, ({ actor, params }) => sanctions.history(actor, params.userId)),
  handle(endpoints.hidden, ({ actor, query }) => sanctions.hidden(actor, query)),
  handle(endpoints.keepHidden, ({ actor, params, body }) =>
    sanctions.keepHidden(actor, params.sanctionId, body),
  ),
  handle(endpoints.appeals, ({ actor, query }) => appeals.list(actor, query)),
  handle(endpoints.counts, ({ actor }) => appeals.counts(actor)),
  handle(endpoints.decideAppeal, ({ actor, params, body }) =>
    appeals.decide(actor, params.appealId, body),
  ),
];
