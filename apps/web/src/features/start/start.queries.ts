import { call } from '#lib/http/client.ts';
import type { TopicMeta } from '#lib/query/invalidate.ts';
import { startEndpoints } from '@ribbon/domain/start';
import { queryOptions } from '@tanstack/react-query';

/** An event on any of these topics may change what needs attention, or tick a step. */
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
    'people',
    'friends',
  ],
};

export const startQuery = queryOptions({
  queryKey: ['start'],
  queryFn: () => call(startEndpoints.read),
  meta,
});
