import { useTopicMutation } from '#lib/query/useTopicMutation.ts';
import { call } from '#lib/http/client.ts';
import { pagedQuery } from '#lib/query/paged-query.ts';
import { topic } from '#lib/query/invalidate.ts';
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
  useTopicMutation([FORMS], (body: FormDecision) =>
    call(endpoints.decide, { params: { formId }, body }),
  );
