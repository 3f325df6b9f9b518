import { handle } from '#platform/http/route';
import { guardianFormEndpoints as endpoints } from '@ribbon/domain/guardian-forms';
import type { FormService } from './guardian-forms.service.ts';

export const formRoutes = (forms: FormService) => [
  handle(endpoints.read, ({ actor, params }) => forms.read(actor, params.childId)),
  handle(endpoints.send, ({ actor, params, body }) => forms.send(actor, params.childId, body)),
  handle(endpoints.withdraw, ({ actor, params }) => forms.withdraw(actor, params.childId)),
  handle(endpoints.list, ({ actor, query }) => forms.list(actor, query.cursor)),
  handle(endpoints.decide, ({ actor, params, body }) => forms.decide(actor, params.formId, body)),
];
