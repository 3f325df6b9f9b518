// @vitest-environment happy-dom
import { OFFLINE, serve, show, watchToasts } from '#testing/screen.fixture.tsx';
import type { Me, UserId } from '@ribbon/domain/accounts';
import { type FriendshipStatus, friendFaults, friendMessages } from '@ribbon/domain/friends';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { FriendButton } from './FriendButton.tsx';

const ADA = { id: 'ada' as UserId, name: 'Ada' };
const MIA = { id: 'mia', status: 'active' } as unknown as Me;
const NOTHING_YET = { state: 'none', mayAsk: true } as unknown as FriendshipStatus;

async function open(
  friendship: unknown,
  { answers = {}, me = MIA }: { answers?: Record<string, unknown>; me?: Me | null } = {},
) {
  const requests = serve({ 'GET /me': me, ...answers });
  const toasts = watchToasts();
  show(
    <>
      <p>Ada</p>
      <FriendButton person={ADA} friendship={friendship as FriendshipStatus | null} />
    </>,
    { me },
  );
  await screen.findByText('Ada');
  const sent = () => requests.map(({ to }) => to).filter((to) => to !== 'GET /me');
  return { toasts, sent };
}
const press = (name: RegExp | string) => userEvent.click(screen.getByRole('button', { name }));

it('offers nothing where the rules do not allow a request', async () => {
  await open({ ...NOTHING_YET, mayAsk: false });
  expect(screen.queryByRole('button')).toBeNull();
});

it('asks, and says what becomes of it', async () => {
  const { toasts, sent } = await open(NOTHING_YET, {
    answers: { 'POST /friends/requests': { waitsForGuardian: false } },
  });
  await press(/Ada/u);
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(toasts[0]).toMatch(/^success: .*Ada/u);
  expect(sent()).toContain('POST /friends/requests');
});

it('says why a request was refused, in a dialog that can be closed', async () => {
  const { toasts } = await open(NOTHING_YET, {
    answers: { 'POST /friends/requests': friendFaults.alreadySent() },
  });
  await press(/Ada/u);
  expect(await screen.findByText('Friend request already sent')).toBeTruthy();
  expect(toasts).toEqual([]);
  const [closing] = screen.getAllByRole('button', { name: 'Close' });
  if (closing) await userEvent.click(closing);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('tells a child that the grown-up decides, and offers no second request', async () => {
  await open({ state: 'sent', waitsForGuardian: true });
  const button = screen.getByRole<HTMLButtonElement>('button', {
    name: 'Waiting for your grown-up: Ada',
  });
  expect(button.disabled || button.ariaDisabled === 'true').toBe(true);
});

it('ends a friendship only after a second thought, and stays open when that failed', async () => {
  const { sent } = await open(
    { state: 'friends' },
    { answers: { 'DELETE /friends/people/ada': OFFLINE } },
  );
  await press(/Ada \(remove\)/u);
  await screen.findByRole('alertdialog', { name: 'Remove Friend' });
  expect(sent()).toEqual([]);
  await press('Remove');
  expect(await screen.findByText(friendMessages.removeFailed)).toBeTruthy();
  expect(sent()).toContain('DELETE /friends/people/ada');
  expect(screen.getByRole('alertdialog', { name: 'Remove Friend' })).toBeTruthy();
});

it('asks visitors to sign in, and sends nothing', async () => {
  const { sent } = await open(null, { me: null });
  await press(/Ada/u);
  expect(await screen.findByText('To be friends with Ada you need an account.')).toBeTruthy();
  expect(sent()).toEqual([]);
});
