import { call } from '#lib/client.ts';
import type { ClubId } from '@ribbon/domain/accounts';
import { type FeedId, calendarEndpoints } from '@ribbon/domain/calendar';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

export const feedsQuery = queryOptions({
  queryKey: ['calendar-feeds'],
  queryFn: async () => (await call(calendarEndpoints.feeds)).feeds,
});

export function useOpenFeed() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (clubId: ClubId | null) => call(calendarEndpoints.openFeed, { body: { clubId } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: feedsQuery.queryKey }),
  });
}

export function useCloseFeed() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (feedId: FeedId) => call(calendarEndpoints.closeFeed, { params: { feedId } }),
    // Also when it failed: it may be gone already, switched off in another window.
    onSettled: () => queries.invalidateQueries({ queryKey: feedsQuery.queryKey }),
  });
}
