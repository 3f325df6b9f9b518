import { useTopicMutation } from '#lib/query/useTopicMutation.ts';
import { topic } from '#lib/query/invalidate.ts';
import { call } from '#lib/http/client.ts';
import { toast } from '#ui';
import type { ClubId, UserId } from '@ribbon/domain/accounts';
import { manageEndpoints } from '@ribbon/domain/clubs';
import {
  type FeedPage,
  type FeedPost,
  type NewPost,
  type PostId,
  clubPostEndpoints,
  postEndpoints as endpoints,
  tagEndpoints,
  tagMessages,
} from '@ribbon/domain/posts';
import {
  type InfiniteData,
  type QueryClient,
  infiniteQueryOptions,
  queryOptions,
  useQueryClient,
} from '@tanstack/react-query';
import { HOLDS_POSTS, dropPost, patchPost } from './posts.cache.ts';

const pages = {
  initialPageParam: '',
  getNextPageParam: ({ next }: { next: string | null }) => next,
  meta: HOLDS_POSTS,
};
const from = (after: string) => (after ? { after } : {});

export const feedQuery = infiniteQueryOptions({
  queryKey: ['feed'],
  queryFn: ({ pageParam }) => call(endpoints.feed, { query: from(pageParam) }),
  ...pages,
});

/** Readable posts of the people the reader follows. */
export const followedQuery = infiniteQueryOptions({
  queryKey: [topic('people'), 'followed-posts'],
  queryFn: ({ pageParam }) => call(endpoints.followed, { query: from(pageParam) }),
  ...pages,
});

/** The server says under this name that there is something to count. */
export const newsQuery = (since: string) =>
  queryOptions({
    queryKey: [topic('new-posts'), since],
    queryFn: () => call(endpoints.news, { query: { since } }),
  });

/** Resets the feed to its first page; otherwise each of its later pages would be fetched again. */
export async function readFeedAnew(queries: QueryClient): Promise<void> {
  queries.setQueryData<InfiniteData<FeedPage, string>>(
    feedQuery.queryKey,
    (data) => data && { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) },
  );
  await queries.invalidateQueries({ queryKey: feedQuery.queryKey });
}

export const postQuery = (postId: PostId) =>
  queryOptions({
    queryKey: [topic('post'), postId],
    queryFn: () => call(endpoints.read, { params: { postId } }),
    meta: HOLDS_POSTS,
  });

export const personPostsQuery = (userId: UserId) =>
  infiniteQueryOptions({
    queryKey: [topic('people'), 'posts', userId],
    queryFn: ({ pageParam }) =>
      call(endpoints.ofPerson, { params: { userId }, query: from(pageParam) }),
    ...pages,
  });

/** The posts of the reader's child, with what is hidden. */
export const childPostsQuery = (childId: UserId) =>
  infiniteQueryOptions({
    queryKey: [topic('family'), 'posts', childId],
    queryFn: ({ pageParam }) =>
      call(endpoints.ofChild, { params: { childId }, query: from(pageParam) }),
    ...pages,
  });

const OWN = topic('own-posts');

export const ownPostsQuery = infiniteQueryOptions({
  queryKey: [OWN, 'shown'],
  queryFn: ({ pageParam }) => call(endpoints.mine, { query: from(pageParam) }),
  ...pages,
});

export const hiddenPostsQuery = queryOptions({
  queryKey: [OWN, 'hidden'],
  queryFn: async () => (await call(endpoints.mineHidden)).posts,
  meta: HOLDS_POSTS,
});

/** The clubs the reader may post for. */
export const clubChoicesQuery = queryOptions({
  queryKey: [topic('club-management'), 'clubs'],
  queryFn: async () => (await call(manageEndpoints.clubs)).clubs,
});

/** A post being sent: a new one or an edit; for a club where one is given. */
export interface Sent {
  postId?: PostId | undefined;
  clubId?: ClubId | undefined;
  post: NewPost;
  /** The people in the pictures; undefined where nobody is, or was. */
  people?: readonly UserId[] | undefined;
}

const save = ({ postId, clubId, post }: Sent): Promise<FeedPost> => {
  if (clubId !== undefined) {
    return postId === undefined
      ? call(clubPostEndpoints.create, { params: { clubId }, body: post })
      : call(clubPostEndpoints.edit, { params: { clubId, postId }, body: post });
  }
  return postId === undefined
    ? call(endpoints.create, { body: post })
    : call(endpoints.edit, { params: { postId }, body: post });
};

/** The post stands, whatever becomes of its tags. */
async function tagged(saved: FeedPost, people: readonly UserId[]): Promise<FeedPost> {
  try {
    const body = { people: [...people] };
    return await call(tagEndpoints.set, { params: { postId: saved.id }, body });
  } catch {
    toast.error(tagMessages.saveFailed);
    return saved;
  }
}

export function useSendPost() {
  const queries = useQueryClient();
  return useTopicMutation(
    [OWN, topic('club-management')],
    async (sent: Sent) => {
      const saved = await save(sent);
      return sent.people === undefined ? saved : tagged(saved, sent.people);
    },
    {
      onSuccess: async (saved, { postId }) => {
        if (postId) patchPost(queries, postId, saved);
        await readFeedAnew(queries);
      },
      onlyOnSuccess: true,
    },
  );
}

/** An act after which the post is no longer in its lists. */
function useTakeAway(act: (postId: PostId) => Promise<void>) {
  const queries = useQueryClient();
  return useTopicMutation([OWN, [topic('family'), 'posts']], act, {
    onSuccess: (_, postId) => dropPost(queries, postId),
    onlyOnSuccess: true,
  });
}

export const useRemovePost = () =>
  useTakeAway((postId) => call(endpoints.remove, { params: { postId } }));
export const useHidePost = () =>
  useTakeAway((postId) => call(endpoints.hide, { params: { postId } }));
export const useShowPost = () =>
  useTakeAway((postId) => call(endpoints.show, { params: { postId } }));
