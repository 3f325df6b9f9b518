import { useTopicMutation } from '#lib/useTopicMutation.ts';
import { call } from '#lib/client.ts';
import { pagedQuery } from '#lib/paged-query.ts';
import { topic } from '#lib/invalidate.ts';
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
