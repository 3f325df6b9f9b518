import { useTopicMutation } from '#lib/query/useTopicMutation.ts';
import { topic } from '#lib/query/invalidate.ts';
import { call, wordsFor } from '#lib/http/client.ts';
import { meQuery } from '#lib/session/session.ts';
import type { CodeCard, Correction, UserId } from '@ribbon/domain/accounts';
import {
  type Family,
  type GuardianInvite,
  type InboxItemId,
  type NewChild,
  type Permission,
  type RequestId,
  type WaitingLinkId,
  familyEndpoints,
  familyFaults,
} from '@ribbon/domain/families';
import type { Language } from '@ribbon/domain/kernel';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { withLanguage, withPause, withPermission, withoutItem } from './families.cache.ts';

const MUTATIONS = ['change-family'];

export const familyQuery = queryOptions({
  queryKey: [topic('family')],
  queryFn: () => call(familyEndpoints.overview),
});

export const linksToConfirmQuery = queryOptions({
  queryKey: [topic('family'), 'links'],
  queryFn: async () => (await call(familyEndpoints.linksToConfirm)).links,
});

const OF_THE_FAMILY = [familyQuery.queryKey, meQuery.queryKey];

/** A change reported in a dialog or form, and then read back. */
const useChange = <Input, Answer = void>(change: (input: Input) => Promise<Answer>) =>
  useTopicMutation(OF_THE_FAMILY, change, { mutationKey: MUTATIONS });

/** A change that is seen at once, and taken back when the server refuses. */
function useQuickChange<Input>(
  change: (input: Input) => Promise<void>,
  shown: (family: Family, input: Input) => Family,
) {
  const queries = useQueryClient();
  return useTopicMutation(OF_THE_FAMILY, change, {
    mutationKey: MUTATIONS,
    onMutate: async (input) => {
      await queries.cancelQueries({ queryKey: familyQuery.queryKey });
      const before = queries.getQueryData(familyQuery.queryKey);
      if (before) queries.setQueryData(familyQuery.queryKey, shown(before, input));
      return before;
    },
    onError: (error, _, before) => {
      if (!familyFaults.alreadyDecided.matches(error)) {
        queries.setQueryData(familyQuery.queryKey, before);
      }
    },
    failure: wordsFor,
  });
}

export const useAddChild = () =>
  useChange((body: NewChild) => call(familyEndpoints.addChild, { body }));

export const useSetChildPassword = (childId: UserId) =>
  useChange((password: string) =>
    call(familyEndpoints.setChildPassword, { params: { childId }, body: { password } }),
  );

export const useNewCodeCard = (childId: UserId) =>
  useChange<void, CodeCard>(() => call(familyEndpoints.newCodeCard, { params: { childId } }));

export const useCancelCodeCard = (childId: UserId) =>
  useChange<void>(() => call(familyEndpoints.cancelCodeCard, { params: { childId } }));

export const useDecide = () =>
  useQuickChange(
    ({ itemId, approve }: { itemId: InboxItemId; approve: boolean }) =>
      call(familyEndpoints.decide, { params: { itemId }, body: { approve } }),
    (family, { itemId }) => withoutItem(family, itemId),
  );

export const useSetPermission = (childId: UserId) =>
  useQuickChange(
    ({ permission, granted, expiresAt }: PermissionWish) =>
      call(familyEndpoints.setPermission, {
        params: { childId, permission },
        body: { granted, expiresAt: expiresAt?.toISOString() ?? null },
      }),
    (family, { permission, ...wish }) => withPermission(family, childId, permission, wish),
  );

interface PermissionWish {
  permission: Permission;
  granted: boolean;
  expiresAt: Date | null;
}

export const useSetChildLanguage = (childId: UserId) =>
  useQuickChange(
    (language: Language) =>
      call(familyEndpoints.setLanguage, { params: { childId }, body: { language } }),
    (family, language) => withLanguage(family, childId, language),
  );

export const useSetPause = (childId: UserId) =>
  useQuickChange(
    (paused: boolean) => call(familyEndpoints.setPause, { params: { childId }, body: { paused } }),
    (family, paused) => withPause(family, childId, paused),
  );

export const useInviteGuardian = (childId: UserId) =>
  useChange((body: GuardianInvite) =>
    call(familyEndpoints.inviteGuardian, { params: { childId }, body }),
  );

export const useWithdrawInvite = () =>
  useChange((requestId: RequestId) =>
    call(familyEndpoints.withdrawInvite, { params: { requestId } }),
  );

export const useRemoveGuardian = (childId: UserId) =>
  useChange((guardianId: UserId) =>
    call(familyEndpoints.removeGuardian, { params: { childId, guardianId } }),
  );

export const useHandOver = (childId: UserId) =>
  useChange((guardianId: UserId) =>
    call(familyEndpoints.handOver, { params: { childId, guardianId } }),
  );

export const useEraseChild = (childId: UserId) =>
  useChange((confirmation: string) =>
    call(familyEndpoints.eraseChild, { params: { childId }, body: { confirmation } }),
  );

export const useKeepChild = (childId: UserId) =>
  useChange<void>(() => call(familyEndpoints.keepChild, { params: { childId } }));

export const useInviteOwnGuardian = () =>
  useChange((email: string) => call(familyEndpoints.inviteOwnGuardian, { body: { email } }));

export const useEndOwnLink = () =>
  useChange((guardianId: UserId) => call(familyEndpoints.endOwnLink, { params: { guardianId } }));

export const useCancelLink = () =>
  useChange((linkId: WaitingLinkId) => call(familyEndpoints.cancelLink, { params: { linkId } }));

export const useAnswerLink = () =>
  useChange(({ linkId, approve }: { linkId: WaitingLinkId; approve: boolean }) =>
    call(familyEndpoints.answerLink, { params: { linkId }, body: { approve } }),
  );

export const useRedeemGuardianCode = (childId: UserId) =>
  useChange((code: string) =>
    call(familyEndpoints.redeemGuardianCode, { params: { childId }, body: { code } }),
  );

export const useResume = () => useChange<void>(() => call(familyEndpoints.resume));

export const useCorrectChild = (childId: UserId) =>
  useChange((body: Correction) =>
    call(familyEndpoints.correctChild, { params: { childId }, body }),
  );
