import { useTopicMutation } from '#lib/query/useTopicMutation.ts';
import { showOutcome } from '#features/proposals';
import { call } from '#lib/http/client.ts';
import { topic } from '#lib/query/invalidate.ts';
import type { UserId } from '@ribbon/domain/accounts';
import {
  type NewAppeal,
  type NewSanction,
  type OwnDecision,
  type SanctionedType,
  appealMessages,
  decisionEndpoints,
  sanctionEndpoints as endpoints,
  sanctionMessages,
} from '@ribbon/domain/sanctions';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type * as z from 'zod';

export const DECISIONS = topic('decisions');
export const HIDDEN = topic('admin-hidden');
export const APPEALS = topic('admin-appeals');

export const decisionsQuery = queryOptions({
  queryKey: [DECISIONS],
  queryFn: async () => (await call(decisionEndpoints.mine)).decisions,
});

/** The decision that hides something of the reader's, while it is hidden. */
export const useDecisionAbout = (type: SanctionedType, id: string): OwnDecision | undefined =>
  useQuery(decisionsQuery).data?.find(
    ({ content, child, undoneAt, kind }) =>
      child === null &&
      undoneAt === null &&
      (kind === 'hidden' || kind === 'removed') &&
      content?.type === type &&
      content.id === id,
  );

export const historyQuery = (userId: UserId) =>
  queryOptions({
    queryKey: [HIDDEN, 'history', userId],
    queryFn: async () => (await call(endpoints.history, { params: { userId } })).sanctions,
  });

export const useOpenDecision = ({ id: sanctionId }: OwnDecision) =>
  useTopicMutation([DECISIONS], () => call(decisionEndpoints.open, { params: { sanctionId } }));

export const useAppeal = ({ id: sanctionId }: OwnDecision) =>
  useTopicMutation(
    [DECISIONS],
    (body: NewAppeal) => call(decisionEndpoints.appeal, { params: { sanctionId }, body }),
    { success: appealMessages.sent },
  );

export const useApply = () =>
  useTopicMutation(
    [HIDDEN, APPEALS, 'proposals'],
    (body: z.input<typeof NewSanction>) => call(endpoints.apply, { body }),
    { onSuccess: (outcome) => showOutcome(outcome, { done: sanctionMessages.applied }) },
  );
