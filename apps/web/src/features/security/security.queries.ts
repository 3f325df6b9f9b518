import { call } from '#lib/client.ts';
import { meQuery, useSwitchPerson } from '#lib/session.ts';
import type { PasswordChange } from '@ribbon/domain/accounts';
import {
  type EmailChange,
  type PasswordProof,
  type SessionId,
  type TotpCode,
  securityEndpoints as doors,
} from '@ribbon/domain/security';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';

export const securityQuery = queryOptions({
  queryKey: ['security'],
  queryFn: () => call(doors.overview),
});

/** Something about signing in that changes what the page shows. */
function useChange<Input, Output>(change: (input: Input) => Promise<Output>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: async () => {
      await Promise.all([
        queries.invalidateQueries({ queryKey: securityQuery.queryKey }),
        queries.invalidateQueries({ queryKey: meQuery.queryKey }),
      ]);
    },
  });
}

export const useChangePassword = () =>
  useChange((body: PasswordChange) => call(doors.changePassword, { body }));
export const useChangeEmail = () =>
  useChange((body: EmailChange) => call(doors.changeEmail, { body }));
export const useWithdrawEmailChange = () => useChange(() => call(doors.withdrawEmailChange));
export const useConfirmEmailChange = () =>
  useChange((token: string) => call(doors.confirmEmailChange, { body: { token } }));

export const useStartTwoFactor = () =>
  useMutation({ mutationFn: (body: PasswordProof) => call(doors.startTwoFactor, { body }) });
export const useConfirmTwoFactor = () =>
  useChange((body: TotpCode) => call(doors.confirmTwoFactor, { body }));
export const useStopTwoFactor = () =>
  useChange((body: PasswordProof) => call(doors.stopTwoFactor, { body }));
export const useRenewBackupCodes = () =>
  useChange((body: PasswordProof) => call(doors.renewBackupCodes, { body }));

export const useEndSession = () =>
  useChange((sessionId: SessionId) => call(doors.endSession, { params: { sessionId } }));

export function useEndAllSessions() {
  const switchPerson = useSwitchPerson();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async () => {
      await call(doors.endAllSessions);
      // First away from what only a person may read, then nobody is here any more.
      await navigate({ to: '/' });
      await switchPerson(null);
    },
  });
}
