import { call, wordsFor } from '#lib/client.ts';
import { topic } from '#lib/read-again.ts';
import { toast } from '#ui';
import type { UserId } from '@ribbon/domain/accounts';
import { type PhotoUse, familyEndpoints as endpoints } from '@ribbon/domain/families';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

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

export function useAnswerPhotos(childId: UserId | undefined) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ use, given }: PhotoWish) =>
      childId === undefined
        ? call(endpoints.answerOwnPhotos, { params: { use }, body: { given } })
        : call(endpoints.answerPhotosOf, { params: { childId, use }, body: { given } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: photosQuery(childId).queryKey }),
    onError: (error) => toast.error(wordsFor(error)),
    // One after the other: the last thing chosen is the last thing saved.
    scope: { id: `photos ${childId ?? 'own'}` },
  });
}
