import { call } from '#lib/client.ts';
import type { TopicMeta } from '#lib/read-again.ts';
import { startEndpoints } from '@ribbon/domain/start';
import { queryOptions } from '@tanstack/react-query';

/** Whatever is announced to one of these may change what waits. */
const meta: TopicMeta = {
  topics: [
    'notifications',
    'family',
    'club-events',
    'club-management',
    'memberships',
    'competitions',
    'challenges',
    'training',
  ],
};

export const startQuery = queryOptions({
  queryKey: ['start'],
  queryFn: async () => (await call(startEndpoints.read)).lines,
  meta,
});
