import { call } from '#lib/http/client.ts';
import { offline } from '#lib/offline/offline.ts';
import { queryClient } from '#lib/query/query-client.ts';
import { topic } from '#lib/query/invalidate.ts';
import { useTopicMutation } from '#lib/query/useTopicMutation.ts';
import { meQuery } from '#lib/session/session.ts';
import type { Me, UserId } from '@ribbon/domain/accounts';
import {
  type GoalDraft,
  type GoalId,
  type MilestoneId,
  type ProgressRange,
  goalEndpoints,
  trainingEndpoints as endpoints,
  trainingSharingEndpoints as sharing,
} from '@ribbon/domain/training';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { dayHere } from './training.format.ts';

/** The server announces changes under the same name. */
export const TOPIC = topic('training');

/** The reader's log also opens offline, as it was last read. */
const ownLog = { networkMode: 'always', refetchOnReconnect: 'always' } as const;
const kept = <Answer>(key: string, read: () => Promise<Answer>): Promise<Answer> =>
  offline.answer(queryClient.getQueryData<Me>(meQuery.queryKey)?.id, key, read);

export const overviewQuery = queryOptions({
  queryKey: [TOPIC, 'overview'],
  queryFn: () => kept('overview', () => call(endpoints.overview, { query: { today: dayHere() } })),
  ...ownLog,
});

export const cardQuery = queryOptions({
  queryKey: [TOPIC, 'card'],
  queryFn: () => call(endpoints.card),
});

export const sessionsQuery = infiniteQueryOptions({
  queryKey: [TOPIC, 'sessions'],
  queryFn: ({ pageParam }) =>
    kept(`sessions ${pageParam ?? ''}`, () =>
      call(endpoints.sessions, { query: pageParam === null ? {} : { after: pageParam } }),
    ),
  ...ownLog,
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }) => next,
});

export const progressQuery = (range: ProgressRange) =>
  queryOptions({
    queryKey: [TOPIC, 'progress', range],
    queryFn: () =>
      kept(`progress ${range}`, () =>
        call(endpoints.progress, { query: { range, today: dayHere() } }),
      ),
    ...ownLog,
    placeholderData: keepPreviousData,
  });

export const elementsQuery = queryOptions({
  queryKey: [TOPIC, 'elements'],
  queryFn: () => kept('elements', () => call(endpoints.elements)),
  ...ownLog,
});

export const goalsQuery = queryOptions({
  queryKey: [TOPIC, 'goals'],
  queryFn: async () => (await kept('goals', () => call(goalEndpoints.list))).goals,
  ...ownLog,
});

export const logsQuery = queryOptions({
  queryKey: [TOPIC, 'logs'],
  queryFn: async () => (await call(sharing.logs)).logs,
});

export const logQuery = (userId: UserId) =>
  infiniteQueryOptions({
    queryKey: [TOPIC, 'log', userId],
    queryFn: ({ pageParam }) =>
      call(sharing.log, {
        params: { userId },
        query: { today: dayHere(), ...(pageParam !== null && { after: pageParam }) },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });

export const sharesQuery = (userId: UserId) =>
  queryOptions({
    queryKey: [TOPIC, 'shares', userId],
    queryFn: () => call(sharing.shares, { params: { userId } }),
  });

export const coachWordsQuery = (userId: UserId) =>
  queryOptions({
    queryKey: [TOPIC, 'coach-words', userId],
    queryFn: () => call(sharing.coachWords, { params: { userId } }),
  });

/** A change of the training, which is then read again. */
export const useTrainingChange = <Input, Answer = void>(
  change: (input: Input) => Promise<Answer>,
) => useTopicMutation([TOPIC], change);

export const useSaveGoal = () =>
  useTrainingChange(({ id, goal }: { id: GoalId; goal: GoalDraft }) =>
    call(goalEndpoints.save, { params: { goalId: id }, body: goal }),
  );

export const useMoveGoal = (goalId: GoalId) =>
  useTrainingChange((progress: number) =>
    call(goalEndpoints.move, { params: { goalId }, body: { progress } }),
  );

export const useTickMilestone = (goalId: GoalId) =>
  useTrainingChange(({ id, done }: { id: MilestoneId; done: boolean }) =>
    call(goalEndpoints.tick, { params: { goalId, milestoneId: id }, body: { done } }),
  );

export const usePauseGoal = (goalId: GoalId) =>
  useTrainingChange((paused: boolean) =>
    call(goalEndpoints.pause, { params: { goalId }, body: { paused } }),
  );
