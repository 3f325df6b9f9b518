import { call } from '#lib/client.ts';
import { topic } from '#lib/read-again.ts';
import type { UserId } from '@ribbon/domain/accounts';
import { type SignedForm, guardianFormEndpoints as endpoints } from '@ribbon/domain/guardian-forms';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

/** The server announces every change of a family under the same name. */
const FAMILY = topic('family');

export const formQuery = (childId: UserId) =>
  queryOptions({
    queryKey: [FAMILY, 'form', childId],
    queryFn: () => call(endpoints.read, { params: { childId } }),
  });

function useReadAgain(childId: UserId) {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: formQuery(childId).queryKey });
}

export function useSendForm(childId: UserId) {
  const readAgain = useReadAgain(childId);
  return useMutation({
    mutationFn: (body: SignedForm) => call(endpoints.send, { params: { childId }, body }),
    onSuccess: readAgain,
  });
}

export function useWithdrawForm(childId: UserId) {
  const readAgain = useReadAgain(childId);
  return useMutation({
    mutationFn: () => call(endpoints.withdraw, { params: { childId } }),
    onSettled: readAgain,
  });
}
