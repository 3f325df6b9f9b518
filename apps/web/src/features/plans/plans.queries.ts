import { call, wordsFor } from '#lib/client.ts';
import { topic } from '#lib/read-again.ts';
import { tellOtherTabs } from '#lib/realtime.ts';
import { toast } from '#ui';
import type { ClubId } from '@ribbon/domain/accounts';
import type { EventCursor } from '@ribbon/domain/calendar';
import {
  type PlanAttendee,
  type PlanDetail,
  type PlanDraft,
  type PlanBlock,
  type PlanId,
  type PlanSessionId,
  type PlanStatus,
  type TrainingPlan,
  planEndpoints,
  planMessages,
} from '@ribbon/domain/plans';
import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';

/** A plan with all that is in it. */
export type WholePlan = TrainingPlan & Pick<PlanDetail, 'weeks'>;

/** The server announces changes under the same names. */
const TOPIC = topic('training-plans');
const EVENTS = topic('club-events');

const ofClub = (clubId: ClubId | undefined) => (clubId === undefined ? {} : { clubId });

export const figuresQuery = (clubId: ClubId | undefined) =>
  queryOptions({
    queryKey: [EVENTS, 'training-figures', clubId ?? null],
    queryFn: () => call(planEndpoints.figures, { query: ofClub(clubId) }),
  });

export const plansQuery = (clubId: ClubId | undefined, status: PlanStatus) =>
  infiniteQueryOptions({
    queryKey: [TOPIC, 'list', clubId ?? null, status],
    queryFn: ({ pageParam }) =>
      call(planEndpoints.list, {
        query: { ...ofClub(clubId), status, ...(pageParam !== null && { cursor: pageParam }) },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });

export const planQuery = (planId: PlanId) =>
  queryOptions({
    queryKey: [TOPIC, 'one', planId],
    queryFn: async (): Promise<WholePlan> => {
      const { plan, weeks } = await call(planEndpoints.read, { params: { planId } });
      return { ...plan, weeks };
    },
  });

export const groupSessionsQuery = (clubId: ClubId | undefined) =>
  infiniteQueryOptions({
    queryKey: [EVENTS, 'trainings', clubId ?? null],
    queryFn: ({ pageParam }) =>
      call(planEndpoints.sessions, {
        query: {
          ...ofClub(clubId),
          ...(pageParam && { at: pageParam.at.toISOString(), id: pageParam.id }),
        },
      }),
    initialPageParam: null as EventCursor | null,
    getNextPageParam: ({ next }) => next,
  });

function useReadAgain() {
  const queries = useQueryClient();
  return () => {
    tellOtherTabs(TOPIC);
    return Promise.all(
      [TOPIC, EVENTS, topic('family')].map((key) => queries.invalidateQueries({ queryKey: [key] })),
    );
  };
}

export function useJoinPlan({ id, title }: TrainingPlan, { userId }: PlanAttendee) {
  const readAgain = useReadAgain();
  return useMutation({
    mutationFn: () => call(planEndpoints.join, { params: { planId: id, userId } }),
    onSuccess: ({ status }) =>
      toast.success(status === 'joined' ? planMessages.joined(title) : planMessages.guardianAsked),
    onError: (error) => toast.error(wordsFor(error)),
    onSettled: readAgain,
  });
}

export function useLeavePlan({ id, title }: TrainingPlan, { userId }: PlanAttendee) {
  const readAgain = useReadAgain();
  return useMutation({
    mutationFn: () => call(planEndpoints.leave, { params: { planId: id, userId } }),
    onSuccess: () => toast.success(planMessages.left(title)),
    onError: (error) => toast.error(wordsFor(error)),
    onSettled: readAgain,
  });
}

/** Creates a plan of a club, or changes the draft that was on the screen. */
export function useSavePlan(plan: { clubId: ClubId } | { id: PlanId; version: number }) {
  const readAgain = useReadAgain();
  return useMutation({
    mutationFn: async (draft: PlanDraft): Promise<PlanId> => {
      if ('clubId' in plan) {
        const params = { clubId: plan.clubId };
        return (await call(planEndpoints.create, { params, body: draft })).planId;
      }
      const body = { plan: draft, version: plan.version };
      await call(planEndpoints.change, { params: { planId: plan.id }, body });
      return plan.id;
    },
    onSettled: readAgain,
  });
}

export function useChangeBlocks(planId: PlanId, sessionId: PlanSessionId) {
  const readAgain = useReadAgain();
  return useMutation({
    mutationFn: (blocks: PlanBlock[]) =>
      call(planEndpoints.changeBlocks, { params: { planId, sessionId }, body: { blocks } }),
    onSettled: readAgain,
  });
}

export function usePublishPlan({ id, version }: TrainingPlan) {
  const readAgain = useReadAgain();
  return useMutation({
    mutationFn: () => call(planEndpoints.publish, { params: { planId: id }, body: { version } }),
    onSuccess: () => toast.success(planMessages.published),
    onSettled: readAgain,
  });
}

export function useArchivePlan({ id, version }: TrainingPlan) {
  const readAgain = useReadAgain();
  return useMutation({
    mutationFn: (cancelSessions: boolean) =>
      call(planEndpoints.archive, { params: { planId: id }, body: { version, cancelSessions } }),
    onSuccess: () => toast.success(planMessages.archived),
    onSettled: readAgain,
  });
}

export function useCopyPlan({ id }: TrainingPlan) {
  const readAgain = useReadAgain();
  return useMutation({
    mutationFn: (startsOn: string) =>
      call(planEndpoints.copy, { params: { planId: id }, body: { startsOn } }),
    onSuccess: () => toast.success(planMessages.copied),
    onSettled: readAgain,
  });
}
