// @vitest-environment happy-dom
import { OFFLINE, serve, show, watchToasts } from '#testing/screen.fixture.tsx';
import { endpoint, commonFaults } from '@ribbon/domain/kernel';
import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, onTestFinished } from 'vitest';
import * as z from 'zod';
import { call, wordsFor } from '../http/client.ts';
import { topic } from './invalidate.ts';
import { useTopicMutation } from './useTopicMutation.ts';

const CLUBS = topic('clubs');
const read = endpoint({
  method: 'GET',
  path: '/clubs',
  access: 'anyone',
  summary: 'Lists clubs.',
  returns: z.array(z.string()),
});
const open = endpoint({
  method: 'POST',
  path: '/clubs',
  access: 'anyone',
  summary: 'Opens a club.',
  body: z.object({ name: z.string() }),
  returns: z.object({ name: z.string() }),
});

type Options = NonNullable<Parameters<typeof useTopicMutation<{ name: string }, string>>[2]>;

/** A list of clubs, and a button that opens one more. */
function Clubs({ options }: { options: Options }) {
  const { data } = useQuery({ queryKey: [CLUBS], queryFn: () => call(read) });
  const { mutate, isPending } = useTopicMutation(
    [CLUBS],
    (name: string) => call(open, { body: { name } }),
    options,
  );
  return (
    <>
      <p>{data?.join(', ')}</p>
      <button type="button" disabled={isPending} onClick={() => mutate('Larchfield')}>
        Open a club
      </button>
    </>
  );
}

const REPORTED: Options = {
  success: ({ name }, typed) => `${name} is open, as ${typed}`,
  failure: wordsFor,
};

/** What the server answers to a new club; the list holds it if that was a success. */
async function press(answer: unknown, options = REPORTED) {
  const clubs = ['Oakbridge'];
  const requests = serve({
    'GET /clubs': () => [...clubs],
    'POST /clubs': () => {
      if (answer === undefined) clubs.push('Larchfield');
      return answer ?? { name: 'Larchfield' };
    },
  });
  const toasts = watchToasts();
  const shown = show(<Clubs options={options} />);
  await screen.findByText('Oakbridge');
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(false));
  return { ...shown, toasts, reads: () => requests.filter(({ to }) => to === 'GET /clubs').length };
}

it('says what has been done, and the list shows it by the time the button is free again', async () => {
  const { toasts } = await press(undefined);
  expect(screen.getByText('Oakbridge, Larchfield')).toBeTruthy();
  expect(toasts).toEqual(['success: Larchfield is open, as Larchfield']);
});

it('says why it was refused, and reads the list again: another person may have been first', async () => {
  const { toasts, reads } = await press(commonFaults.tooManyRequests());
  expect(toasts).toEqual([`error: ${commonFaults.tooManyRequests.message}`]);
  expect(reads()).toBe(2);
});

it('keeps the list after a refusal that can have changed nothing', async () => {
  const { reads } = await press(commonFaults.notFound(), { onlyOnSuccess: true });
  expect(reads()).toBe(1);
});

it('leaves the words for a failure to the form that shows them', async () => {
  const { toasts } = await press(commonFaults.notFound(), {});
  expect(toasts).toEqual([]);
});

it('fails at once without a connection, rather than waiting for one', async () => {
  const { toasts } = await press(OFFLINE);
  expect(toasts).toEqual([
    'error: We couldn’t reach the server. Please check your connection and try again.',
  ]);
});

it('tells the other tabs of the browser what has changed', async () => {
  const otherTab = new BroadcastChannel('ribbon-realtime');
  onTestFinished(() => otherTab.close());
  const heard: unknown[] = [];
  otherTab.addEventListener('message', ({ data }) => heard.push(data));
  await press(undefined);
  await expect.poll(() => heard).toEqual(['clubs']);
});

it('reads again after the last of several changes, as earlier it would undo what they show', async () => {
  const answers: PromiseWithResolvers<unknown>[] = [];
  const requests = serve({
    'GET /clubs': ['Oakbridge'],
    'POST /clubs': () => {
      const answer = Promise.withResolvers<unknown>();
      answers.push(answer);
      return answer.promise;
    },
  });
  const options = { mutationKey: ['open'] };
  show(
    <>
      <Clubs options={options} />
      <Clubs options={options} />
    </>,
  );
  await screen.findAllByText('Oakbridge');
  for (const button of screen.getAllByRole('button')) await userEvent.click(button);
  const reads = () => requests.filter(({ to }) => to === 'GET /clubs').length;
  answers[0]?.resolve({ name: 'Larchfield' });
  await waitFor(() =>
    expect(screen.getAllByRole<HTMLButtonElement>('button')[0]?.disabled).toBe(false),
  );
  expect(reads()).toBe(1);
  answers[1]?.resolve({ name: 'Larchfield' });
  await waitFor(() => expect(reads()).toBe(2));
});
