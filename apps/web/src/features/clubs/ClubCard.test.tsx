// @vitest-environment happy-dom
import { ClubId } from '@ribbon/domain/accounts';
import type { ClubChoice, MembershipStatus } from '@ribbon/domain/clubs';
import { QueryClientProvider } from '@tanstack/react-query';
import { queryClient } from '#lib/query-client.ts';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ClubCard } from './ClubCard.tsx';

beforeEach(() => void queryClient.setQueryData(['me'], null));
afterEach(cleanup);

const club: ClubChoice = {
  id: ClubId.parse('3d1f8f0e-38a4-4d0c-9f6e-0f8f6a3a2b1c'),
  name: 'Larkspur Rhythmic',
  city: 'Leeds',
  country: 'United Kingdom',
  joinPolicy: 'open',
  status: 'approved',
  isClaimed: true,
  art: 'logo-hoop',
  rating: 4.25,
};
const show = (change: Partial<ClubChoice> = {}, status?: MembershipStatus) => {
  const onJoin = vi.fn<() => void>();
  render(
    <QueryClientProvider client={queryClient}>
      <ul>
        <ClubCard club={{ ...club, ...change }} status={status} pending={false} onJoin={onJoin} />
      </ul>
    </QueryClientProvider>,
  );
  return onJoin;
};
const joinButton = () => screen.queryByRole('button', { name: /^Join Club/u });

it('offers a club to those who do not belong to it', async () => {
  const onJoin = show();
  await userEvent.click(joinButton() ?? document.body);
  expect(onJoin).toHaveBeenCalledOnce();
});

it.each([
  ['active', 'Member'],
  ['waiting_club', 'Waiting for the club'],
  ['waiting_guardian', 'Waiting for your guardian'],
] as const)('says of a membership that is %s: %s', (status, words) => {
  show({}, status);
  expect(screen.getByText(words)).toBeTruthy();
  expect(joinButton()).toBeNull();
});

it('does not offer what only the club can', () => {
  show({ joinPolicy: 'invitation' });
  expect(screen.getByText('By invitation')).toBeTruthy();
  expect(joinButton()).toBeNull();
});

it('does not offer to join a club that nobody runs', () => {
  show({ status: 'listed' });
  expect(screen.getByText('Not claimed yet')).toBeTruthy();
  expect(joinButton()).toBeNull();
});

it('draws a club whose picture is unknown', () => {
  show({ art: 'not-a-drawing' });
  expect(screen.getByRole('heading', { name: 'Larkspur Rhythmic' })).toBeTruthy();
});
