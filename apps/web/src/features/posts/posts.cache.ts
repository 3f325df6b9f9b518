import type { FeedPost, PostId } from '@ribbon/domain/posts';
import type { Query, QueryClient } from '@tanstack/react-query';

/** Marks the answers that hold posts: one post may be in several of them. */
export const HOLDS_POSTS = { posts: true };
const holdsPosts = (query: Query) => query.meta?.posts === true;

type Change = (post: FeedPost) => FeedPost | undefined;

/** Whatever shape an answer has: a list, pages of lists, or one post. */
function changed(data: unknown, change: Change): unknown {
  if (Array.isArray(data)) return data.flatMap((post: FeedPost) => change(post) ?? []);
  if (typeof data !== 'object' || data === null) return data;
  if ('pages' in data && Array.isArray(data.pages)) {
    return { ...data, pages: data.pages.map((page) => changed(page, change)) };
  }
  if ('posts' in data) return { ...data, posts: changed(data.posts, change) };
  return 'author' in data ? (change(data as FeedPost) ?? data) : data;
}

function everywhere(queries: QueryClient, id: PostId, change: Change): void {
  queries.setQueriesData({ predicate: holdsPosts }, (data: unknown) =>
    changed(data, (post) => (post.id === id ? change(post) : post)),
  );
}

/** Patches a post wherever it is on screen. */
export const patchPost = (queries: QueryClient, id: PostId, part: Partial<FeedPost>): void =>
  everywhere(queries, id, (post) => ({ ...post, ...part }));

/** Takes it out of every list. */
export const dropPost = (queries: QueryClient, id: PostId): void =>
  everywhere(queries, id, () => undefined);

/** The post as some answer has it. */
export function findPost(queries: QueryClient, id: PostId): FeedPost | undefined {
  let found: FeedPost | undefined;
  for (const [, data] of queries.getQueriesData({ predicate: holdsPosts })) {
    changed(data, (post) => {
      if (post.id === id) found ??= post;
      return post;
    });
  }
  return found;
}
