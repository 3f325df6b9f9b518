import { useTopicMutation } from '#lib/query/useTopicMutation.ts';
import { call, wordsFor } from '#lib/http/client.ts';
import { topic } from '#lib/query/invalidate.ts';
import type { UserId } from '@ribbon/domain/accounts';
import {
  type ChallengeChange,
  type ChallengeDetail,
  type ChallengeId,
  type ChallengeTask,
  type DiscoverQuery,
  type NewChallenge,
  challengeEndpoints,
  challengeMessages,
} from '@ribbon/domain/challenges';
import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query';

/** The server announces changes under the same name. */
const TOPIC = topic('challenges');

type Filters = Pick<DiscoverQuery, 'category' | 'difficulty'>;

export const discoverQuery = (filters: Filters) =>
  infiniteQueryOptions({
    queryKey: [TOPIC, 'discover', filters],
    queryFn: ({ pageParam }) =>
      call(challengeEndpoints.discover, {
        query: { ...filters, ...(pageParam !== null && { cursor: pageParam }) },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });

export const mineQuery = infiniteQueryOptions({
  queryKey: [TOPIC, 'mine'],
  queryFn: ({ pageParam }) =>
    call(challengeEndpoints.mine, { query: pageParam === null ? {} : { cursor: pageParam } }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }) => next,
});

export const challengeQuery = (challengeId: ChallengeId) =>
  queryOptions({
    queryKey: [TOPIC, 'one', challengeId],
    queryFn: () => call(challengeEndpoints.read, { params: { challengeId } }),
  });

export const leaderboardQuery = (challengeId: ChallengeId) =>
  queryOptions({
    queryKey: [TOPIC, 'leaderboard', challengeId],
    queryFn: () => call(challengeEndpoints.leaderboard, { params: { challengeId } }),
  });

/** The reader's certificate, or that of their child. */
export const certificateQuery = (challengeId: ChallengeId, userId?: UserId) =>
  queryOptions({
    queryKey: [TOPIC, 'certificate', challengeId, userId ?? null],
    queryFn: () =>
      userId === undefined
        ? call(challengeEndpoints.certificate, { params: { challengeId } })
        : call(challengeEndpoints.certificateOf, { params: { challengeId, userId } }),
  });

export const childCertificatesQuery = (childId: UserId) =>
  queryOptions({
    queryKey: [TOPIC, 'certificates', childId],
    queryFn: async () =>
      (await call(challengeEndpoints.certificatesOf, { params: { childId } })).certificates,
  });

export const makersQuery = queryOptions({
  queryKey: [TOPIC, 'makers'],
  queryFn: () => call(challengeEndpoints.makers),
});

interface Named {
  id: ChallengeId;
  title: string;
}

export const useJoin = ({ id, title }: Named) =>
  useTopicMutation([TOPIC], () => call(challengeEndpoints.join, { params: { challengeId: id } }), {
    success: () => challengeMessages.joined(title),
    failure: wordsFor,
  });

export const useLeave = ({ id, title }: Named) =>
  useTopicMutation([TOPIC], () => call(challengeEndpoints.leave, { params: { challengeId: id } }), {
    success: () => challengeMessages.left(title),
  });

/**
 * Sets how much of a task is done; the change shows at once and is reverted if it fails. Presses
 * are sent one after the other, and only the answer to the last counts, as earlier ones do not
 * include it.
 */
export function useTick(challengeId: ChallengeId) {
  const queries = useQueryClient();
  const { queryKey } = challengeQuery(challengeId);
  const mutationKey = [...queryKey, 'tick'];
  const isLast = () => queries.isMutating({ mutationKey }) === 1;
  const { mutate } = useTopicMutation(
    [TOPIC],
    ({ task, done }: { task: ChallengeTask; done: number }) =>
      call(challengeEndpoints.tick, {
        params: { challengeId, taskId: task.id },
        body: { done },
      }),
    {
      mutationKey,
      scope: { id: mutationKey.join() },
      failure: wordsFor,
      onSuccess: (challenge) => {
        if (isLast()) queries.setQueryData(queryKey, challenge);
      },
    },
  );
  /** At once, so that the next press counts from here. */
  return function tick(task: ChallengeTask, done: number): void {
    void queries.cancelQueries({ queryKey }, { revert: false });
    queries.setQueryData(queryKey, (shown) => shown && withDone(shown, task, done));
    mutate({ task, done });
  };
}

/** How much of a task is done, including changes still being sent. */
export const useDone = (challengeId: ChallengeId) => {
  const queries = useQueryClient();
  const { queryKey } = challengeQuery(challengeId);
  return ({ id, done }: ChallengeTask): number =>
    queries.getQueryData(queryKey)?.tasks.find((task) => task.id === id)?.done ?? done;
};

const withDone = (shown: ChallengeDetail, { id }: ChallengeTask, done: number) => ({
  ...shown,
  tasks: shown.tasks.map((task) => (task.id === id ? { ...task, done } : task)),
});

export const useSaveChallenge = (challengeId: ChallengeId | undefined) =>
  useTopicMutation(
    [TOPIC],
    async (draft: NewChallenge): Promise<ChallengeId> => {
      if (challengeId === undefined) {
        return (await call(challengeEndpoints.create, { body: draft })).id;
      }
      const { maker: _, clubId: __, ...body } = draft;
      await call(challengeEndpoints.change, {
        params: { challengeId },
        body: body satisfies ChallengeChange,
      });
      return challengeId;
    },
    { onlyOnSuccess: true },
  );

export const useExtend = (challengeId: ChallengeId) =>
  useTopicMutation(
    [TOPIC],
    (endDate: string) =>
      call(challengeEndpoints.extend, { params: { challengeId }, body: { endDate } }),
    { onlyOnSuccess: true },
  );

export const useCancel = (challengeId: ChallengeId) =>
  useTopicMutation(
    [TOPIC],
    (reason: string) =>
      call(challengeEndpoints.cancel, { params: { challengeId }, body: { reason } }),
    { onlyOnSuccess: true },
  );
