// @vitest-environment happy-dom
import { OFFLINE, serve, show, watchToasts } from '#testing/screen.fixture.tsx';
import type { Me } from '@ribbon/domain/accounts';
import { type Comment, commentMessages } from '@ribbon/domain/comments';
import { moderationFaults } from '@ribbon/domain/moderation';
import type { PostId } from '@ribbon/domain/posts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { CommentForm } from './CommentForm.tsx';

const ADD = 'POST /posts/1/comments';
const WORDS = 'What a lovely throw!';
const me = {
  id: 'mia',
  ageBand: 'under13',
  status: 'active',
  family: { lookedAfterBy: ['Robin'] },
} as unknown as Me;

async function open(answer: unknown) {
  const requests = serve({ [ADD]: answer });
  const toasts = watchToasts();
  const onAdded = vi.fn<(comment: Comment) => void>();
  show(<CommentForm postId={'1' as PostId} me={me} onAdded={onAdded} />, { me });
  await userEvent.type(await screen.findByLabelText('Add a comment'), WORDS);
  return { toasts, onAdded, sent: () => requests.filter(({ to }) => to === ADD) };
}
const field = () => screen.getByLabelText<HTMLTextAreaElement>('Add a comment');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it.each([
  ['approved', 'success: Comment posted'],
  ['waiting_guardian', 'success: Your comment is on its way to Robin.'],
  ['held', 'success: Thank you. Your comment is being reviewed.'],
])('says what becomes of a comment that is %s', async (state, words) => {
  const { toasts, onAdded } = await open({ id: 'c', state });
  await press('Comment');
  await waitFor(() => expect(toasts).toEqual([words]));
  expect(onAdded).toHaveBeenCalledOnce();
  expect(field().value).toBe('');
});

it('keeps the words when the connection is gone, and says that nothing is lost', async () => {
  const { onAdded } = await open(OFFLINE);
  await press('Comment');
  await screen.findByRole('dialog', { name: "Let's Try Again! 🌟" });
  expect(screen.getByText(commentMessages.addFailed)).toBeTruthy();
  expect(screen.getByText('What you wrote is still here.')).toBeTruthy();
  expect(field().value).toBe(WORDS);
  expect(onAdded).not.toHaveBeenCalled();
});

it('offers kinder words for a comment that could hurt', async () => {
  const { toasts } = await open(
    moderationFaults.flagged({
      data: {
        severity: 'orange',
        category: 'unkind',
        message: 'That could hurt somebody.',
        details: [],
        spans: [],
        suggestions: ['You throw so well'],
        usedFallback: false,
        help: false,
        disclosureId: null,
      },
      issues: [{ path: 'content', message: 'That could hurt somebody.' }],
    }),
  );
  await press('Comment');
  await screen.findByText(/You throw so well/u);
  await press('Use This Text');
  await waitFor(() => expect(field().value).toBe('You throw so well'));
  expect(toasts).toEqual([]);
});

it('has nothing to send while there are no words', async () => {
  const { sent } = await open({});
  await userEvent.clear(field());
  await userEvent.type(field(), '   ');
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Comment' });
  expect(button.disabled || button.ariaDisabled === 'true').toBe(true);
  await userEvent.click(button);
  expect(sent()).toEqual([]);
});
