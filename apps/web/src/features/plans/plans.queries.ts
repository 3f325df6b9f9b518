import { useTopicMutation } from '#lib/query/useTopicMutation.ts';
import { call, wordsFor } from '#lib/http/client.ts';
import { topic } from '#lib/query/invalidate.ts';
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
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

/** A plan with all that is in it. */
export type PlanWithWeeks = TrainingPlan & Pick<PlanDetail, 'weeks'>;

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
    queryFn: async (): Promise<PlanWithWeeks> => {
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

export const useJoinPlan = ({ id, title }: TrainingPlan, { userId }: PlanAttendee) =>
  useTopicMutation(
    [TOPIC, EVENTS, topic('family')],
    () => call(planEndpoints.join, { params: { planId: id, userId } }),
    {
      success: ({ status }) =>
        status === 'joined' ? planMessages.joined(title) : planMessages.guardianAsked,
      failure: wordsFor,
    },
  );

export const useLeavePlan = ({ id, title }: TrainingPlan, { userId }: PlanAttendee) =>
  useTopicMutation(
    [TOPIC, EVENTS, topic('family')],
    () => call(planEndpoints.leave, { params: { planId: id, userId } }),
    { success: () => planMessages.left(title), failure: wordsFor },
  );

/** Creates a plan of a club, or changes the draft that was on the screen. */
export const useSavePlan = (plan: { clubId: ClubId } | { id: PlanId; version: number }) =>
  useTopicMutation([TOPIC, EVENTS, topic('family')], async (draft: PlanDraft): Promise<PlanId> => {
    if ('clubId' in plan) {
      const params = { clubId: plan.clubId };
      return (await call(planEndpoints.create, { params, body: draft })).planId;
    }
    const body = { plan: draft, version: plan.version };
    await call(planEndpoints.change, { params: { planId: plan.id }, body });
    return plan.id;
  });

export const useChangeBlocks = (planId: PlanId, sessionId: PlanSessionId) =>
  useTopicMutation([TOPIC, EVENTS, topic('family')], (blocks: PlanBlock[]) =>
    call(planEndpoints.changeBlocks, { params: { planId, sessionId }, body: { blocks } }),
  );

export const usePublishPlan = ({ id, version }: TrainingPlan) =>
  useTopicMutation(
    [TOPIC, EVENTS, topic('family')],
    () => call(planEndpoints.publish, { params: { planId: id }, body: { version } }),
    { success: planMessages.published },
  );

export const useArchivePlan = ({ id, version }: TrainingPlan) =>
  useTopicMutation(
    [TOPIC, EVENTS, topic('family')],
    (cancelSessions: boolean) =>
      call(planEndpoints.archive, { params: { planId: id }, body: { version, cancelSessions } }),
    { success: planMessages.archived },
  );

export const useCopyPlan = ({ id }: TrainingPlan) =>
  useTopicMutation(
    [TOPIC, EVENTS, topic('family')],
    (startsOn: string) => call(planEndpoints.copy, { params: { planId: id }, body: { startsOn } }),
    { success: planMessages.copied },
  );
