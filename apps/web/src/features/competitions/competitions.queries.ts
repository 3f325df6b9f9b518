import { useTopicMutation } from '#lib/query/useTopicMutation.ts';
import { call, wordsFor } from '#lib/http/client.ts';
import { pagedQuery } from '#lib/query/paged-query.ts';
import { topic } from '#lib/query/invalidate.ts';
import { toast } from '#ui';
import {
  type CompetitionDetail,
  type CompetitionId,
  competitionEndpoints,
  competitionMessages,
} from '@ribbon/domain/competitions';
import type { InputOf } from '@ribbon/domain/kernel';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { Filters } from './competitions.search.ts';

/** The server announces changes under the same names. */
export const TOPIC = topic('competitions');
const FIGURES = topic('competition-figures');

export const competitionsQuery = (filters: Filters) =>
  pagedQuery([TOPIC, 'list', filters], (cursor) =>
    call(competitionEndpoints.list, { query: { ...filters, cursor } }),
  );

export const pointsQuery = (filters: Filters) =>
  queryOptions({
    queryKey: [TOPIC, 'points', filters],
    queryFn: () => call(competitionEndpoints.points, { query: filters }),
  });

export const figuresQuery = queryOptions({
  queryKey: [FIGURES],
  queryFn: () => call(competitionEndpoints.figures),
});

export const competitionQuery = (competitionId: CompetitionId) =>
  queryOptions({
    queryKey: [TOPIC, 'one', competitionId],
    queryFn: () => call(competitionEndpoints.read, { params: { competitionId } }),
  });

export const submissionsQuery = queryOptions({
  queryKey: [TOPIC, 'mine'],
  queryFn: async () => (await call(competitionEndpoints.mine)).competitions,
});

export const organisingClubsQuery = queryOptions({
  queryKey: [TOPIC, 'clubs'],
  queryFn: async () => (await call(competitionEndpoints.clubs)).clubs,
});

/** What the form sends: days and numbers as they were typed. */
export type CompetitionInput = InputOf<typeof competitionEndpoints.submit>['body'];

export const useSubmitCompetition = () =>
  useTopicMutation(
    [TOPIC],
    (body: CompetitionInput) => call(competitionEndpoints.submit, { body }),
    { onlyOnSuccess: true },
  );

export const useChangeCompetition = (competitionId: CompetitionId) =>
  useTopicMutation(
    [TOPIC],
    (typed: CompetitionInput) => {
      const { clubId: _, ...body } = typed;
      return call(competitionEndpoints.change, { params: { competitionId }, body });
    },
    { onlyOnSuccess: true },
  );

export const useCancelCompetition = (competitionId: CompetitionId) =>
  useTopicMutation(
    [TOPIC],
    (reason: string) =>
      call(competitionEndpoints.cancel, { params: { competitionId }, body: { reason } }),
    { onlyOnSuccess: true },
  );

/** Follows a competition, or stops; the change shows at once and is reverted if it fails. */
export function useFollow(competitionId: CompetitionId) {
  const queries = useQueryClient();
  const { queryKey } = competitionQuery(competitionId);
  const show = (isFollowed: boolean) =>
    queries.setQueryData(
      queryKey,
      (shown: CompetitionDetail | undefined) => shown && { ...shown, isFollowed },
    );
  return useTopicMutation(
    [],
    (follows: boolean) =>
      call(follows ? competitionEndpoints.follow : competitionEndpoints.unfollow, {
        params: { competitionId },
      }),
    {
      onMutate: (follows) => void show(follows),
      success: (_, follows) =>
        follows ? competitionMessages.followed : competitionMessages.unfollowed,
      onError: (error, follows) => {
        show(!follows);
        toast.error(wordsFor(error));
      },
    },
  );
}
