import { call } from '#lib/http/client.ts';
import {
  type DisclosureId,
  type TellSomeone,
  moderationEndpoints,
} from '@ribbon/domain/moderation';
import { queryOptions, useMutation } from '@tanstack/react-query';

export const useAnswerDisclosure = (disclosureId: DisclosureId) =>
  useMutation({
    mutationFn: (wantsToTalk: boolean) =>
      call(moderationEndpoints.answerDisclosure, {
        params: { disclosureId },
        body: { wantsToTalk },
      }),
  });

export const useTellSomeone = () =>
  useMutation({
    mutationFn: (body: TellSomeone) => call(moderationEndpoints.tellSomeone, { body }),
  });

export const moderationStatusQuery = queryOptions({
  queryKey: ['moderation-status'],
  queryFn: () => call(moderationEndpoints.status),
});

export const useTestModeration = () =>
  useMutation({ mutationFn: () => call(moderationEndpoints.test) });
