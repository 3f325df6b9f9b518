import { useAct } from '#lib/admin-list/useAct.ts';
import { call } from '#lib/client.ts';
import { pagedQuery } from '#lib/paged-query.ts';
import { topic } from '#lib/read-again.ts';
import {
  type FormDecision,
  type GuardianFormId,
  guardianFormEndpoints as endpoints,
} from '@ribbon/domain/guardian-forms';

/** The server announces changes under the same name. */
const FORMS = topic('admin-guardian-forms');

export const formsQuery = pagedQuery([FORMS], (cursor) =>
  call(endpoints.list, { query: { cursor } }),
);

export const useDecideForm = (formId: GuardianFormId) =>
  useAct([FORMS], (body: FormDecision) => call(endpoints.decide, { params: { formId }, body }));
