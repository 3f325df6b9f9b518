import { useTopicMutation } from '#lib/query/useTopicMutation.ts';
import { call, wordsFor } from '#lib/http/client.ts';
import { topic } from '#lib/query/invalidate.ts';
import type { UserId } from '@ribbon/domain/accounts';
import { type PhotoUse, familyEndpoints as endpoints } from '@ribbon/domain/families';
import { queryOptions } from '@tanstack/react-query';

/** For a child of the reader, or for the reader. */
export const photosQuery = (childId: UserId | undefined) =>
  queryOptions({
    queryKey: [topic('family'), 'photos', childId],
    queryFn: () =>
      childId === undefined
        ? call(endpoints.ownPhotos)
        : call(endpoints.photosOf, { params: { childId } }),
  });

export interface PhotoWish {
  use: PhotoUse;
  given: boolean;
}

export const useAnswerPhotos = (childId: UserId | undefined) =>
  useTopicMutation(
    [photosQuery(childId).queryKey],
    ({ use, given }: PhotoWish) =>
      childId === undefined
        ? call(endpoints.answerOwnPhotos, { params: { use }, body: { given } })
        : call(endpoints.answerPhotosOf, { params: { childId, use }, body: { given } }),
    {
      failure: wordsFor,
      // One after the other: the last thing chosen is the last thing saved.
      scope: { id: `photos ${childId ?? 'own'}` },
      onlyOnSuccess: true,
    },
  );
