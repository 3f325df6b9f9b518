import { call } from '#lib/client.ts';
import type { ClubId } from '@ribbon/domain/accounts';
import { type ClubPostText, type PostId, clubPostEndpoints as doors } from '@ribbon/domain/posts';
import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

/** The server announces changes under the same name; the club's figures are there, too. */
const TOPIC = 'club-management';

export const clubPostsQuery = (clubId: ClubId) =>
  infiniteQueryOptions({
    queryKey: [TOPIC, clubId, 'posts'],
    queryFn: ({ pageParam }) =>
      call(doors.list, { params: { clubId }, query: pageParam ? { after: pageParam } : {} }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });

/** An act upon a post; what shows the club is read again, whether it worked or not. */
function useAct<Input, Answer>(act: (input: Input) => Promise<Answer>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSettled: () =>
      Promise.all(
        [TOPIC, 'own-posts'].map((topic) => queries.invalidateQueries({ queryKey: [topic] })),
      ),
  });
}

/** Writes a new post, or the one given otherwise. */
export const useSaveClubPost = (clubId: ClubId, postId: PostId | undefined) =>
  useAct(async (body: ClubPostText): Promise<void> => {
    if (postId === undefined) await call(doors.create, { params: { clubId }, body });
    else await call(doors.edit, { params: { clubId, postId }, body });
  });

export const useRemoveClubPost = (clubId: ClubId) =>
  useAct((postId: PostId) => call(doors.remove, { params: { clubId, postId } }));
