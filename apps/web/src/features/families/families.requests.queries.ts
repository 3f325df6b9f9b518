import { call } from '#lib/http/client.ts';
import { meQuery } from '#lib/session/session.ts';
import type { UserId } from '@ribbon/domain/accounts';
import {
  type Acceptance,
  type Approval,
  type GuardianLink,
  familyEndpoints,
} from '@ribbon/domain/families';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { familyQuery } from './families.queries.ts';

/** What a waiting child sees; the server says when it changes. */
export const waitingQuery = queryOptions({
  queryKey: ['family-waiting'],
  queryFn: () => call(familyEndpoints.waiting),
});

export function useAskGuardian() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (guardianEmail: string) =>
      call(familyEndpoints.askGuardian, { body: { guardianEmail } }),
    onSuccess: (state) => queries.setQueryData(waitingQuery.queryKey, state),
  });
}

/** What a mailed link asks for. Asked again when somebody signs in or out, never in between. */
export const requestQuery = (link: GuardianLink) =>
  queryOptions({
    queryKey: ['guardian-request', link],
    queryFn: () => call(familyEndpoints.openRequest, { body: link }),
    staleTime: Infinity,
    gcTime: 0,
  });

export const useNewLink = () =>
  useMutation({
    mutationFn: (childId: UserId) => call(familyEndpoints.newLink, { body: { childId } }),
  });

function useAnswer<Input>(answer: (input: Input) => Promise<void>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: answer,
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: meQuery.queryKey });
      void queries.invalidateQueries({ queryKey: familyQuery.queryKey });
    },
  });
}

export const useApprove = () =>
  useAnswer((body: Approval) => call(familyEndpoints.approve, { body }));
export const useAccept = () =>
  useAnswer((body: Acceptance) => call(familyEndpoints.accept, { body }));
export const useDecline = () =>
  useAnswer((body: GuardianLink) => call(familyEndpoints.decline, { body }));
