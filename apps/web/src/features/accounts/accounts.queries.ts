import { call } from '#lib/client.ts';
import { useSwitchPerson } from '#lib/session.ts';
import {
  type SecondStep,
  type SignUp,
  USERNAME_LOOKUP_DELAY_MS,
  Username,
  accountEndpoints,
} from '@ribbon/domain/accounts';
import { clubEndpoints } from '@ribbon/domain/clubs';
import type { InputOf } from '@ribbon/domain/kernel';
import { keepPreviousData, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useDebounced } from '#lib/debounced.ts';

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

export function useSignOut() {
  const switchPerson = useSwitchPerson();
  return useMutation({
    mutationFn: async () => {
      await call(accountEndpoints.signOut);
      await switchPerson(null);
    },
  });
}

export const useSignUp = () =>
  useMutation({ mutationFn: (body: SignUp) => call(accountEndpoints.signUp, { body }) });

export const useRecover = () =>
  useMutation({
    mutationFn: (email: string) => call(accountEndpoints.recover, { body: { email } }),
  });

export const useResendVerification = () =>
  useMutation({
    mutationFn: (email: string) => call(accountEndpoints.resendVerification, { body: { email } }),
  });

export const useResetPassword = () =>
  useMutation({
    mutationFn: (body: InputOf<typeof accountEndpoints.resetPassword>['body']) =>
      call(accountEndpoints.resetPassword, { body }),
  });

export function useVerifyEmail() {
  const switchPerson = useSwitchPerson();
  return useMutation({
    mutationFn: async (token: string) => {
      const { member } = await call(accountEndpoints.verifyEmail, { body: { token } });
      if (member) await switchPerson(member);
      return member;
    },
  });
}

/** Whether a username is free, asked once typing pauses; undefined while nobody knows. */
export function useUsernameAvailable(username: string): boolean | undefined {
  const wanted = useDebounced(username.trim(), USERNAME_LOOKUP_DELAY_MS);
  const { data } = useQuery({
    queryKey: ['username-available', wanted],
    queryFn: () => call(accountEndpoints.usernameAvailable, { query: { username: wanted } }),
    enabled: Username.safeParse(wanted).success,
    staleTime: 10_000,
  });
  return wanted === username.trim() ? data?.available : undefined;
}

export const clubChoicesQuery = (search: string) =>
  queryOptions({
    queryKey: ['club-choices', search],
    queryFn: async () => (await call(clubEndpoints.choices, { query: { search } })).clubs,
    placeholderData: keepPreviousData,
  });
