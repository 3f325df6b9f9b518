import type { FeedPost, PostId } from '@ribbon/domain/posts';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { HOLDS_POSTS, dropPost, findPost, patchPost } from './posts.cache.ts';

const post = (id: string, likes = 0) => ({ id, likes, author: { id: 'mia' } }) as FeedPost;
const ONE = 'one' as PostId;

/** The same posts in every shape in which an answer holds them. */
function filled() {
  const queries = new QueryClient();
  const hold = (key: string, data: unknown) => {
    queries.getQueryCache().build(queries, { queryKey: [key], meta: HOLDS_POSTS });
    queries.setQueryData([key], data);
  };
  const posts = [post('one'), post('two')];
  hold('pages', { pages: [{ posts, next: 'x' }, { posts: [post('one')] }], pageParams: ['', 'x'] });
  hold('list', posts);
  hold('single', post('one'));
  queries.setQueryData(['not posts'], [post('one')]);
  return queries;
}
const idsIn = (queries: QueryClient, key: string) =>
  JSON.stringify(queries.getQueryData([key])).match(/"id":"(?:one|two)"/gu);

it('changes a post in every list that shows it, and no other post', () => {
  const queries = filled();
  patchPost(queries, ONE, { likes: 7 });
  expect(queries.getQueryData(['list'])).toMatchObject([{ likes: 7 }, { likes: 0 }]);
  expect(queries.getQueryData(['single'])).toMatchObject({ likes: 7 });
  expect(queries.getQueryData(['pages'])).toMatchObject({
    pages: [{ posts: [{ likes: 7 }, { likes: 0 }], next: 'x' }, { posts: [{ likes: 7 }] }],
  });
});

it('takes a post out of its lists, and leaves the screen of the post alone', () => {
  const queries = filled();
  dropPost(queries, ONE);
  expect(idsIn(queries, 'list')).toEqual(['"id":"two"']);
  expect(idsIn(queries, 'pages')).toEqual(['"id":"two"']);
  expect(queries.getQueryData(['single'])).toMatchObject({ id: 'one' });
});

it('touches only answers that hold posts', () => {
  const queries = filled();
  dropPost(queries, ONE);
  expect(queries.getQueryData(['not posts'])).toHaveLength(1);
});

it('finds a post in whichever answer has it', () => {
  const queries = filled();
  expect(findPost(queries, ONE)).toMatchObject({ id: 'one' });
  expect(findPost(queries, 'three' as PostId)).toBeUndefined();
});
