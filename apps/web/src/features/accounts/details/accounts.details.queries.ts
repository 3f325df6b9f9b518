import { call } from '#lib/http/client.ts';
import { topic } from '#lib/query/invalidate.ts';
import { correctionEndpoints as endpoints } from '@ribbon/domain/accounts';
import { queryOptions } from '@tanstack/react-query';

export const detailsQuery = queryOptions({
  queryKey: [topic('account-details')],
  queryFn: () => call(endpoints.own),
});
