// @vitest-environment happy-dom
import { OFFLINE, serve, show, watchToasts } from '#testing/screen.fixture.tsx';
import { type OwnDecision, appealMessages } from '@ribbon/domain/sanctions';
import { commonFaults } from '@ribbon/domain/kernel';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { AppealPart } from './AppealPart.tsx';

const SEND = 'POST /decisions/1/appeal';
const WORDS = 'The video shows a warm-up, nothing dangerous.';

async function open(answer: unknown, mayAppeal = true) {
  const requests = serve({ [SEND]: answer });
  const toasts = watchToasts();
  const decision = { id: '1', mayAppeal, appealUntil: new Date('2026-12-24T12:00:00Z') };
  show(
    <>
      <h1>Decision</h1>
      <AppealPart decision={decision as OwnDecision} />
    </>,
  );
  await screen.findByRole('heading', { name: 'Decision' });
  return { toasts, sent: () => requests.map(({ body }) => body) };
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox');
async function write() {
  await press('Appeal');
  await userEvent.type(field(), WORDS);
  await press('Send Appeal');
}

it('offers no appeal where there is none', async () => {
  await open(undefined, false);
  expect(screen.queryByRole('button')).toBeNull();
});

it('says until when, and takes the form away again', async () => {
  await open(undefined);
  expect(screen.getByText('Until 24 December 2026')).toBeTruthy();
  await press('Appeal');
  await press('Cancel');
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('sends nothing without a reason', async () => {
  const { sent } = await open(undefined);
  await press('Appeal');
  await press('Send Appeal');
  await waitFor(() => expect(field().getAttribute('aria-invalid')).toBe('true'));
  expect(sent()).toEqual([]);
});

it('thanks for an appeal', async () => {
  const { sent, toasts } = await open(undefined);
  await write();
  await waitFor(() => expect(toasts).toEqual([`success: ${appealMessages.sent}`]));
  expect(sent()).toEqual([{ words: WORDS }]);
});

it.each([
  ['the connection is gone', OFFLINE, appealMessages.sendFailed],
  ['the server refuses', commonFaults.notFound(), commonFaults.notFound.message],
])('keeps the words when %s, and says so at the form', async (_, answer, words) => {
  const { toasts } = await open(answer);
  await write();
  expect(await screen.findByText(words)).toBeTruthy();
  expect(field().value).toBe(WORDS);
  expect(toasts).toEqual([]);
});
