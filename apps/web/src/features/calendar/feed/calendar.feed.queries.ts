import { useTopicMutation } from '#lib/query/useTopicMutation.ts';
import { call } from '#lib/http/client.ts';
import type { ClubId } from '@ribbon/domain/accounts';
import { type FeedId, calendarEndpoints } from '@ribbon/domain/calendar';
import { queryOptions } from '@tanstack/react-query';

export const feedsQuery = queryOptions({
  queryKey: ['calendar-feeds'],
  queryFn: async () => (await call(calendarEndpoints.feeds)).feeds,
});

export const useOpenFeed = () =>
  useTopicMutation(
    [feedsQuery.queryKey],
    (clubId: ClubId | null) => call(calendarEndpoints.openFeed, { body: { clubId } }),
    { onlyOnSuccess: true },
  );

export const useCloseFeed = () =>
  useTopicMutation(
    // Also when it failed: it may be gone already, switched off in another window.
    [feedsQuery.queryKey],
    (feedId: FeedId) => call(calendarEndpoints.closeFeed, { params: { feedId } }),
  );
