import { useTopicMutation } from '#lib/query/useTopicMutation.ts';
import { call } from '#lib/http/client.ts';
import { topic } from '#lib/query/invalidate.ts';
import type { UserId } from '@ribbon/domain/accounts';
import { type SignedForm, guardianFormEndpoints as endpoints } from '@ribbon/domain/guardian-forms';
import { queryOptions } from '@tanstack/react-query';

/** The server announces every change of a family under the same name. */
const FAMILY = topic('family');

export const formQuery = (childId: UserId) =>
  queryOptions({
    queryKey: [FAMILY, 'form', childId],
    queryFn: () => call(endpoints.read, { params: { childId } }),
  });

export const useSendForm = (childId: UserId) =>
  useTopicMutation(
    [formQuery(childId).queryKey],
    (body: SignedForm) => call(endpoints.send, { params: { childId }, body }),
    { onlyOnSuccess: true },
  );

export const useWithdrawForm = (childId: UserId) =>
  useTopicMutation([formQuery(childId).queryKey], () =>
    call(endpoints.withdraw, { params: { childId } }),
  );
