import { useTopicMutation } from '#lib/query/useTopicMutation.ts';
import { call } from '#lib/http/client.ts';
import { useMe } from '#lib/session/session.ts';
import type { ClubId, UserId } from '@ribbon/domain/accounts';
import { type Rating, coachRatingEndpoints as endpoints } from '@ribbon/domain/reviews';
import { useQuery } from '@tanstack/react-query';

const KEY = 'coach-ratings';

/** The coaches of a club; nothing announces a rating, so this is read when the page is. */
export function useClubCoaches(clubId: ClubId) {
  const reader = useMe()?.id ?? null;
  return useQuery({
    queryKey: [KEY, clubId, reader],
    queryFn: async () => (await call(endpoints.ofClub, { params: { clubId } })).coaches,
  });
}

/** Stars, or null to take them back. */
export function useRateCoach(clubId: ClubId, coachId: UserId) {
  const params = { clubId, coachId };
  return useTopicMutation(
    [[KEY, clubId]],
    (stars: Rating | null) =>
      stars === null
        ? call(endpoints.takeBack, { params })
        : call(endpoints.rate, { params, body: { stars } }),
    { onlyOnSuccess: true },
  );
}
