import { useTopicMutation } from '#lib/query/useTopicMutation.ts';
import { call, wordsFor } from '#lib/http/client.ts';
import { pagedQuery } from '#lib/query/paged-query.ts';
import { topic } from '#lib/query/invalidate.ts';
import { session } from '#lib/session/session.ts';
import { undoable } from '#lib/undoable/undoable.ts';
import { toast } from '#ui';
import { accountFaults } from '@ribbon/domain/accounts';
import {
  type AdminCompetition,
  type CompetitionId,
  competitionAdminEndpoints as endpoints,
  competitionFaults,
  competitionMessages,
} from '@ribbon/domain/competitions';
import { type InputOf, commonFaults } from '@ribbon/domain/kernel';
import { queryOptions } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { AdminFilters } from './competitions.admin.search.ts';

/** The server announces changes under the same name. */
const TOPIC = topic('admin-competitions');

export const adminCompetitionsQuery = ({ search = '', approval, status }: AdminFilters) =>
  pagedQuery([TOPIC, 'list', search, approval, status], (cursor) =>
    call(endpoints.list, { query: { search, approval, status, cursor } }),
  );

export const competitionCountsQuery = queryOptions({
  queryKey: [TOPIC, 'counts'],
  queryFn: () => call(endpoints.counts),
});

/** Whose session has ended while they decide is signed out, at the front page. */
function useLeaveWhenExpired() {
  const navigate = useNavigate();
  return async (error: unknown): Promise<boolean> => {
    if (!commonFaults.signInRequired.matches(error)) return false;
    await session.switchTo(null);
    await navigate({ to: '/' });
    return true;
  };
}

/** Refusals that say better than we could what is in the way. */
const TELLING = [
  accountFaults.ownMatter,
  competitionFaults.alreadyDecided,
  competitionFaults.changedMeanwhile,
  competitionFaults.hasEntries,
  commonFaults.notFound,
];
const isTelling = (error: unknown) => TELLING.some((kind) => kind.matches(error));

export interface Verdict {
  competition: AdminCompetition;
  decision: 'approved' | 'rejected';
  reason: string;
}

/** Sends the decision after a delay, in which it can be undone before anybody is notified. */
export function useDecideCompetition() {
  const leave = useLeaveWhenExpired();
  const { mutateAsync } = useTopicMutation([TOPIC], ({ competition, decision, reason }: Verdict) =>
    call(endpoints.decide, {
      params: { competitionId: competition.id },
      body: { decision, reason, seen: competition.updatedAt.toISOString() },
    }),
  );
  return function decide(verdict: Verdict): void {
    undoable.decide({
      id: verdict.competition.id,
      success: competitionMessages.decided[verdict.decision],
      send: () =>
        mutateAsync(verdict).catch(async (error: unknown) => {
          if (await leave(error)) return;
          toast.error(isTelling(error) ? wordsFor(error) : competitionMessages.updateFailed);
        }),
    });
  };
}

interface Removal {
  id: CompetitionId;
  reason: string;
}

/** Deletes a little later: until then it can be undone. */
export function useDeleteCompetition() {
  const leave = useLeaveWhenExpired();
  const { mutateAsync } = useTopicMutation([TOPIC], ({ id, reason }: Removal) =>
    call(endpoints.remove, { params: { competitionId: id }, body: { reason } }),
  );
  return ({ id }: AdminCompetition, reason: string): void =>
    undoable.decide({
      id,
      success: competitionMessages.deleted,
      send: () =>
        mutateAsync({ id, reason }).catch(async (error: unknown) => {
          if (await leave(error)) return;
          toast.error(isTelling(error) ? wordsFor(error) : competitionMessages.deleteFailed);
        }),
    });
}

export type EditInput = InputOf<typeof endpoints.update>['body'];

export function useUpdateCompetition(competitionId: CompetitionId) {
  const leave = useLeaveWhenExpired();
  return useTopicMutation([TOPIC], (body: EditInput) =>
    call(endpoints.update, { params: { competitionId }, body }).catch(async (error: unknown) => {
      await leave(error);
      throw error;
    }),
  );
}
