import { caseEndpoints as endpoints } from '@ribbon/domain/safeguarding';
import { handleCase } from './cases/safeguarding.scope.ts';
import type { CaseActs } from './cases/safeguarding.acts.service.ts';
import type { openingByHand } from './open/safeguarding.staff.service.ts';
import type { CaseService } from './safeguarding.service.ts';

interface Needs {
  cases: CaseService;
  acts: CaseActs;
  openByHand: ReturnType<typeof openingByHand>;
}

export const safeguardingRoutes = ({ cases, acts, openByHand }: Needs) => [
  handleCase(endpoints.list, ({ actor, query }) => cases.list(actor, query)),
  handleCase(endpoints.counts, ({ actor }) => cases.counts(actor)),
  handleCase(endpoints.read, ({ actor, params }) => cases.open(actor, params.caseId)),
  handleCase(endpoints.timeline, ({ actor, params, query }) =>
    cases.timeline(actor, params.caseId, query.before),
  ),
  handleCase(endpoints.colleagues, ({ actor, params }) => cases.colleagues(actor, params.caseId)),
  handleCase(endpoints.talk, ({ actor, params, query }) =>
    cases.talk(actor, params.caseId, query.before),
  ),
  handleCase(endpoints.open, ({ actor, body }) => openByHand(actor, body)),
  handleCase(endpoints.answer, ({ actor, params, body }) =>
    acts.answer(actor, params.caseId, body),
  ),
  handleCase(endpoints.note, ({ actor, params, body }) => acts.note(actor, params.caseId, body)),
  handleCase(endpoints.link, ({ actor, params, body }) => acts.link(actor, params.caseId, body)),
  handleCase(endpoints.take, ({ actor, params, body }) => acts.take(actor, params.caseId, body)),
  handleCase(endpoints.handOver, ({ actor, params, body }) =>
    acts.handOver(actor, params.caseId, body),
  ),
  handleCase(endpoints.refer, ({ actor, params, body }) => acts.refer(actor, params.caseId, body)),
  handleCase(endpoints.close, ({ actor, params, body }) => acts.close(actor, params.caseId, body)),
  handleCase(endpoints.reopen, ({ actor, params, body }) =>
    acts.reopen(actor, params.caseId, body),
  ),
];
