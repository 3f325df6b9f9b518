import { call } from '#lib/http/client.ts';
import type { TopicMeta } from '#lib/query/invalidate.ts';
import { adminStartEndpoints } from '@ribbon/domain/admin-start';
import { queryOptions } from '@tanstack/react-query';

/** An event on any of these lists may change the pending items. */
const meta: TopicMeta = {
  topics: [
    'safeguarding',
    'admin-reports',
    'admin-messages',
    'moderation-queue',
    'admin-appeals',
    'admin-hidden',
    'admin-reviews',
    'claims',
    'admin-competitions',
  ],
};

export const waitingQuery = queryOptions({
  queryKey: ['waiting'],
  queryFn: async () => (await call(adminStartEndpoints.waiting)).kinds,
  meta,
});
