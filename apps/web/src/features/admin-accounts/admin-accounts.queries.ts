import { useTopicMutation } from '#lib/query/useTopicMutation.ts';
import { call } from '#lib/http/client.ts';
import { pagedQuery } from '#lib/query/paged-query.ts';
import { topic } from '#lib/query/invalidate.ts';
import type { UserId } from '@ribbon/domain/accounts';
import {
  accountOpeningEndpoints,
  adminAccountEndpoints as endpoints,
} from '@ribbon/domain/admin-accounts';
import { clubEndpoints } from '@ribbon/domain/clubs';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AccountFilters } from './admin-accounts.search.ts';

/** The server announces changes under the same name. */
const TOPIC = topic('admin-accounts');

export const accountsQuery = ({ search = '', clubId, ...filters }: AccountFilters) =>
  pagedQuery([TOPIC, 'list', search, clubId, filters], (cursor) =>
    call(endpoints.list, {
      query: { search, clubId, ...filters, cursor },
    }),
  );

export const accountQuery = (userId: UserId) =>
  queryOptions({
    queryKey: [TOPIC, 'one', userId],
    queryFn: () => call(endpoints.read, { params: { userId } }),
  });

export const openingsQuery = (childId: UserId) =>
  queryOptions({
    queryKey: ['account-openings', childId],
    queryFn: async () =>
      (await call(accountOpeningEndpoints.ofChild, { params: { childId } })).openings,
  });

/** Every club, including those that accept no members. */
export const anyClubQuery = (search: string) =>
  queryOptions({
    queryKey: [topic('club-choices'), 'all', search],
    queryFn: async () =>
      (await call(clubEndpoints.choices, { query: { search, scope: 'all' } })).clubs,
    placeholderData: keepPreviousData,
  });

/** Sends one act; the account and the list are read again whatever came of it. */
export const useAccountAct = <Input, Answer>(act: (input: Input) => Promise<Answer>) =>
  useTopicMutation([TOPIC, 'proposals'], act);
