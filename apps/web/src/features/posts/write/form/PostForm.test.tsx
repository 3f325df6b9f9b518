// @vitest-environment happy-dom
import { serve, show } from '#testing/screen.fixture.tsx';
import type { Me } from '@ribbon/domain/accounts';
import type { FeedPost, NewPost } from '@ribbon/domain/posts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { PostForm } from './PostForm.tsx';

const EDIT = 'PUT /posts/1';
const me = {
  id: 'mia',
  userType: 'gymnast',
  ageBand: 'adult',
  status: 'active',
  roles: [],
} as unknown as Me;

/** Each field with a value that isn't its default; a new field doesn't compile without one. */
const WRITTEN: Omit<Required<NewPost>, 'media'> = {
  content: 'My hoop routine',
  // In happy-dom a registered select begins with its first choice.
  visibility: 'friends',
  location: 'Leeds',
  commentsOff: true,
};
const post = { id: '1', club: null, media: [], tags: [], ...WRITTEN } as unknown as FeedPost;

async function open() {
  const requests = serve({ [EDIT]: post });
  const onDone = vi.fn<(saved: FeedPost) => void>();
  show(<PostForm me={me} post={post} onDone={onDone} onCancel={vi.fn<() => void>()} />, { me });
  await screen.findByRole('button', { name: 'Save changes' });
  return async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(requests.some(({ to }) => to === EDIT)).toBe(true));
    return requests.find(({ to }) => to === EDIT);
  };
}

it('keeps every field of a post that nobody touches', async () => {
  const save = await open();
  expect(await save()).toMatchObject({ body: { ...WRITTEN, media: [] } });
});
