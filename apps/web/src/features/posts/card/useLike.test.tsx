// @vitest-environment happy-dom
import { OFFLINE, serve, show, watchToasts } from '#testing/screen.fixture.tsx';
import { type FeedPost, type PostId, postMessages } from '@ribbon/domain/posts';
import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { HOLDS_POSTS } from '../posts.cache.ts';
import { useLike } from './useLike.ts';

const POST = 'one' as PostId;

function Card({ likes }: { likes: number | null }) {
  const { data } = useQuery({
    queryKey: ['post'],
    queryFn: () => ({ id: POST, author: {}, isLiked: false, likes }) as FeedPost,
    meta: HOLDS_POSTS,
  });
  const { mutate } = useLike(POST);
  return (
    <button type="button" aria-pressed={data?.isLiked} onClick={() => mutate(!data?.isLiked)}>
      {data && `Likes: ${String(data.likes)}`}
    </button>
  );
}

async function open(answers: Record<string, unknown>, likes: number | null = 4) {
  const requests = serve(answers);
  const toasts = watchToasts();
  show(<Card likes={likes} />);
  await screen.findByRole('button', { name: `Likes: ${String(likes)}` });
  return { toasts, requests };
}
const shown = () => {
  const button = screen.getByRole('button');
  return [button.textContent, button.getAttribute('aria-pressed')];
};
const press = () => userEvent.click(screen.getByRole('button'));

it('counts a like at once, and then as the server counts', async () => {
  const answer = Promise.withResolvers<unknown>();
  await open({ 'PUT /posts/one/like': () => answer.promise });
  await press();
  await waitFor(() => expect(shown()).toEqual(['Likes: 5', 'true']));
  answer.resolve({ isLiked: true, likes: 9 });
  await waitFor(() => expect(shown()).toEqual(['Likes: 9', 'true']));
});

it('takes a like back that did not reach the server, and says so', async () => {
  const { toasts } = await open({ 'PUT /posts/one/like': OFFLINE });
  await press();
  await waitFor(() => expect(toasts).toEqual([`error: ${postMessages.likeFailed}`]));
  await waitFor(() => expect(shown()).toEqual(['Likes: 4', 'false']));
});

it('does not invent a number where readers see none', async () => {
  await open({}, null);
  await press();
  await waitFor(() => expect(shown()).toEqual(['Likes: null', 'true']));
});
