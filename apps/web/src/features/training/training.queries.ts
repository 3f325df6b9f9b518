import { call } from '#lib/client.ts';
import { topic } from '#lib/read-again.ts';
import { tellOtherTabs } from '#lib/realtime.ts';
import type { UserId } from '@ribbon/domain/accounts';
import {
  type GoalDraft,
  type GoalId,
  type MilestoneId,
  type ProgressRange,
  type SessionDetails,
  type TrainingSession,
  type TrainingSessionId,
  goalEndpoints,
  trainingEndpoints as endpoints,
  trainingSharingEndpoints as sharing,
} from '@ribbon/domain/training';
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { dayHere } from './training.format.ts';

/** The server announces changes under the same name. */
const TOPIC = topic('training');

export const overviewQuery = queryOptions({
  queryKey: [TOPIC, 'overview'],
  queryFn: () => call(endpoints.overview, { query: { today: dayHere() } }),
});

export const cardQuery = queryOptions({
  queryKey: [TOPIC, 'card'],
  queryFn: () => call(endpoints.card),
});

export const sessionsQuery = infiniteQueryOptions({
  queryKey: [TOPIC, 'sessions'],
  queryFn: ({ pageParam }) =>
    call(endpoints.sessions, { query: pageParam === null ? {} : { after: pageParam } }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }) => next,
});

export const progressQuery = (range: ProgressRange) =>
  queryOptions({
    queryKey: [TOPIC, 'progress', range],
    queryFn: () => call(endpoints.progress, { query: { range, today: dayHere() } }),
    placeholderData: keepPreviousData,
  });

export const elementsQuery = queryOptions({
  queryKey: [TOPIC, 'elements'],
  queryFn: () => call(endpoints.elements),
});

export const goalsQuery = queryOptions({
  queryKey: [TOPIC, 'goals'],
  queryFn: async () => (await call(goalEndpoints.list)).goals,
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

export function useReadTrainingAgain() {
  const queries = useQueryClient();
  return () => {
    tellOtherTabs(TOPIC);
    return queries.invalidateQueries({ queryKey: [TOPIC] });
  };
}

/** A change of the training, which is then read again. */
export function useTrainingChange<Input, Answer = void>(change: (input: Input) => Promise<Answer>) {
  const onSettled = useReadTrainingAgain();
  return useMutation({ mutationFn: change, onSettled });
}

/** A session is named here, so that it arrives once however often it is sent. */
export const newSessionId = () => crypto.randomUUID() as TrainingSessionId;

export const useSaveSession = () =>
  useTrainingChange(
    ({
      id,
      session,
    }: {
      id: TrainingSessionId;
      session: SessionDetails;
    }): Promise<TrainingSession> =>
      call(endpoints.save, {
        params: { sessionId: id },
        body: { ...session, editedAt: new Date().toISOString() },
      }),
  );

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
