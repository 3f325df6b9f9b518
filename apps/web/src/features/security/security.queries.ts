import { useTopicMutation } from '#lib/query/useTopicMutation.ts';
import { call } from '#lib/http/client.ts';
import { meQuery, useSwitchPerson } from '#lib/session/session.ts';
import type { PasswordChange } from '@ribbon/domain/accounts';
import {
  type EmailChange,
  type PasswordProof,
  type SessionId,
  type TotpCode,
  securityEndpoints as endpoints,
} from '@ribbon/domain/security';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';

export const securityQuery = queryOptions({
  queryKey: ['security'],
  queryFn: () => call(endpoints.overview),
});

/** Something about signing in that changes what the page shows. */
const useChange = <Input, Output>(change: (input: Input) => Promise<Output>) =>
  useTopicMutation([securityQuery.queryKey, meQuery.queryKey], change, { onlyOnSuccess: true });

export const useChangePassword = () =>
  useChange((body: PasswordChange) => call(endpoints.changePassword, { body }));
export const useChangeEmail = () =>
  useChange((body: EmailChange) => call(endpoints.changeEmail, { body }));
export const useWithdrawEmailChange = () => useChange(() => call(endpoints.withdrawEmailChange));
export const useConfirmEmailChange = () =>
  useChange((token: string) => call(endpoints.confirmEmailChange, { body: { token } }));

export const useStartTwoFactor = () =>
  useMutation({ mutationFn: (body: PasswordProof) => call(endpoints.startTwoFactor, { body }) });
export const useConfirmTwoFactor = () =>
  useChange((body: TotpCode) => call(endpoints.confirmTwoFactor, { body }));
export const useStopTwoFactor = () =>
  useChange((body: PasswordProof) => call(endpoints.stopTwoFactor, { body }));
export const useRenewBackupCodes = () =>
  useChange((body: PasswordProof) => call(endpoints.renewBackupCodes, { body }));

export const useEndSession = () =>
  useChange((sessionId: SessionId) => call(endpoints.endSession, { params: { sessionId } }));

export function useEndAllSessions() {
  const switchPerson = useSwitchPerson();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async () => {
      await call(endpoints.endAllSessions);
      // First away from what only a person may read, then nobody is here any more.
      await navigate({ to: '/' });
      await switchPerson(null);
    },
  });
}
