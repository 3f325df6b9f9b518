import { useTopicMutation } from '#lib/query/useTopicMutation.ts';
import { call } from '#lib/http/client.ts';
import { pagedQuery } from '#lib/query/paged-query.ts';
import { topic } from '#lib/query/invalidate.ts';
import { toast } from '#ui';
import { emailEndpoints as endpoints, emailMessages } from '@ribbon/domain/email';
import { queryOptions } from '@tanstack/react-query';
import type { EmailFilters } from './email.search.ts';

/** The server announces changes under the same name. */
const TOPIC = topic('admin-emails');

export const emailOverviewQuery = queryOptions({
  queryKey: [TOPIC, 'overview'],
  queryFn: () => call(endpoints.overview),
});

export const sentQuery = ({ search = '', event }: EmailFilters) =>
  pagedQuery([TOPIC, 'sent', search, event], (cursor) =>
    call(endpoints.sent, { query: { search, event, cursor } }),
  );

export const failedQuery = ({ search = '', event }: EmailFilters) =>
  pagedQuery([TOPIC, 'failed', search, event], (cursor) =>
    call(endpoints.failed, { query: { search, event, cursor } }),
  );

/** Sends all failed emails again; of two admins at once, the second sees that none were left. */
export const useRetry = () =>
  useTopicMutation([TOPIC], (reason: string) => call(endpoints.retry, { body: { reason } }), {
    onSuccess: ({ retried }) =>
      retried === 0
        ? toast.info(emailMessages.nothingToRetry)
        : toast.success(emailMessages.retried),
    onError: () => toast.error(emailMessages.retryFailed),
  });
