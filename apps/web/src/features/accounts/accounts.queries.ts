import { topic } from '#lib/query/invalidate.ts';
import { call, wordsFor } from '#lib/http/client.ts';
import { offline } from '#lib/offline/offline.ts';
import { pendingAction } from '#lib/session/pending-action.ts';
import { session, useMe, useSwitchPerson } from '#lib/session/session.ts';
import { toast } from '#ui';
import {
  type ChildSignUp,
  type CodeCardSignIn,
  type FinishedChildSignUp,
  type FinishedSignUp,
  type SecondStep,
  type SignUp,
  accountEndpoints,
} from '@ribbon/domain/accounts';
import { clubEndpoints } from '@ribbon/domain/clubs';
import type { InputOf } from '@ribbon/domain/kernel';
import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';

export function useSignIn() {
  const switchPerson = useSwitchPerson();
  return useMutation({
    mutationFn: async (body: InputOf<typeof accountEndpoints.signIn>['body']) => {
      const answer = await call(accountEndpoints.signIn, { body });
      if (!answer.secondStep) await switchPerson(answer.member);
      return answer;
    },
  });
}

export function useSignInSecondStep() {
  const switchPerson = useSwitchPerson();
  return useMutation({
    mutationFn: async (body: SecondStep) => {
      const { member } = await call(accountEndpoints.signInSecondStep, { body });
      await switchPerson(member);
      return member;
    },
  });
}

export function useSignInWithCard() {
  const switchPerson = useSwitchPerson();
  return useMutation({
    mutationFn: async (body: CodeCardSignIn) => {
      const { member } = await call(accountEndpoints.signInWithCard, { body });
      await switchPerson(member);
      return member;
    },
  });
}

export const useSignOut = () =>
  useMutation({
    mutationFn: async () => {
      await session.leave(() => call(accountEndpoints.signOut));
      pendingAction.forget();
    },
  });

/** After an expired session there is nothing left to end, only its cookie to take away. */
export const useContinueAsGuest = () =>
  useMutation({
    mutationFn: () => session.leave(() => call(accountEndpoints.signOut).catch(() => undefined)),
  });

/** Signs out and goes home. Unsent work is lost; `unsent` counts it beforehand. */
export function useLeave() {
  const { mutateAsync, isPending } = useSignOut();
  const navigate = useNavigate();
  const id = useMe()?.id ?? '';
  const [unsent, setUnsent] = useState(0);
  const leave = () =>
    // Whatever was pressed goes with the account, so the way home cannot hang on it.
    void offline.forgetWaiting(id, mutateAsync).then(
      () => navigate({ to: '/' }),
      (error: unknown) => toast.error(wordsFor(error)),
    );
  const ask = async () => {
    const waiting = await offline.waiting(id);
    if (waiting === 0) leave();
    else setUnsent(waiting);
  };
  return { leave, ask: () => void ask(), unsent, stay: () => setUnsent(0), isLeaving: isPending };
}

export const useSignUp = () =>
  useMutation({
    mutationFn: (body: SignUp) => call(accountEndpoints.signUp, { body }),
  });

export const useSignUpChild = () =>
  useMutation({
    mutationFn: (body: ChildSignUp) => call(accountEndpoints.signUpChild, { body }),
  });

const childPathQuery = queryOptions({
  queryKey: ['sign-up-path'],
  queryFn: async () => (await call(accountEndpoints.signUpPath)).underThirteen,
  staleTime: 0,
});

/** Whether this browser was sent down the path for children; undefined while nobody knows. */
export function useOnChildPath(): boolean | undefined {
  const { data, isError } = useQuery(childPathQuery);
  // The server refuses people who turned back from the path for children, so a failed query need
  // not block anyone.
  return data ?? (isError ? false : undefined);
}

export function useTakeChildPath() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(accountEndpoints.takeChildPath),
    onSuccess: () => queries.setQueryData(childPathQuery.queryKey, true),
  });
}

export const useRecover = () =>
  useMutation({
    mutationFn: (email: string) => call(accountEndpoints.recover, { body: { email } }),
  });

export const useResendVerification = () =>
  useMutation({
    mutationFn: (email: string) => call(accountEndpoints.resendVerification, { body: { email } }),
  });

/** Not tried again: the link works once, and a second attempt would call a success a failure. */
export const useResetPassword = () =>
  useMutation({
    mutationFn: (body: InputOf<typeof accountEndpoints.resetPassword>['body']) =>
      call(accountEndpoints.resetPassword, { body }),
  });

export function useVerifyEmail() {
  const switchPerson = useSwitchPerson();
  return useMutation({
    mutationFn: async (token: string) => {
      const answer = await call(accountEndpoints.verifyEmail, { body: { token } });
      if (answer.member) await switchPerson(answer.member);
      return answer;
    },
  });
}

/** Not tried again: the link works once. */
export function useFinishSignUp() {
  const switchPerson = useSwitchPerson();
  return useMutation({
    mutationFn: async (body: FinishedSignUp) => {
      const { member } = await call(accountEndpoints.finishSignUp, { body });
      await switchPerson(member);
      return member;
    },
  });
}

export function useFinishChildSignUp() {
  const switchPerson = useSwitchPerson();
  return useMutation({
    mutationFn: async (body: FinishedChildSignUp) => {
      const { member } = await call(accountEndpoints.finishChildSignUp, { body });
      await switchPerson(member);
      return member;
    },
  });
}

export const clubChoicesQuery = (search: string) =>
  queryOptions({
    queryKey: [topic('club-choices'), search],
    queryFn: async () => (await call(clubEndpoints.choices, { query: { search } })).clubs,
    placeholderData: keepPreviousData,
  });
