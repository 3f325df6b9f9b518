import { useTopicMutation } from '#lib/query/useTopicMutation.ts';
import { call } from '#lib/http/client.ts';
import { pagedQuery } from '#lib/query/paged-query.ts';
import type { SanctionId } from '@ribbon/domain/accounts';
import {
  type AppealDecision,
  type AppealId,
  type KeepHidden,
  type Undo,
  appealMessages,
  sanctionEndpoints as endpoints,
  sanctionMessages,
} from '@ribbon/domain/sanctions';
import { queryOptions } from '@tanstack/react-query';
import { APPEALS, HIDDEN } from '../sanctions.queries.ts';
import type { AppealFilters, HiddenFilters } from './sanctions.admin.search.ts';

const BOTH = [HIDDEN, APPEALS] as const;

export const hiddenQuery = (filters: HiddenFilters) =>
  pagedQuery([HIDDEN, 'list', filters], (cursor) =>
    call(endpoints.hidden, { query: { ...filters, cursor } }),
  );

export const appealsQuery = ({ status = 'waiting' }: AppealFilters) =>
  pagedQuery([APPEALS, 'list', status], (cursor) =>
    call(endpoints.appeals, { query: { status, cursor } }),
  );

export const appealCountsQuery = queryOptions({
  queryKey: [APPEALS, 'counts'],
  queryFn: () => call(endpoints.counts),
});

export const useUndo = (sanctionId: SanctionId) =>
  useTopicMutation(BOTH, (body: Undo) => call(endpoints.undo, { params: { sanctionId }, body }), {
    success: sanctionMessages.undone,
  });

export const useKeepHidden = (sanctionId: SanctionId) =>
  useTopicMutation(
    BOTH,
    (body: KeepHidden) => call(endpoints.keepHidden, { params: { sanctionId }, body }),
    {
      success: sanctionMessages.kept,
    },
  );

export const useDecideAppeal = (appealId: AppealId) =>
  useTopicMutation(
    BOTH,
    (body: AppealDecision) => call(endpoints.decideAppeal, { params: { appealId }, body }),
    { success: (_, { outcome }) => appealMessages.decided[outcome] },
  );
