// @vitest-environment happy-dom
import { queryClient } from '#lib/query/query-client.ts';
import { ClubId } from '@ribbon/domain/accounts';
import type { JoinPolicy, MembershipStatus } from '@ribbon/domain/clubs';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ClubActions } from './ClubActions.tsx';

beforeEach(() => void queryClient.setQueryData(['me'], null));
afterEach(cleanup);

const show = (joinPolicy: JoinPolicy, status?: MembershipStatus) => {
  const onJoin = vi.fn<() => void>();
  const club = {
    id: ClubId.parse('3d1f8f0e-38a4-4d0c-9f6e-0f8f6a3a2b1c'),
    name: 'Larkspur Rhythmic',
    rating: 4.25,
    joinPolicy,
    isClaimed: true,
  };
  render(
    <QueryClientProvider client={queryClient}>
      <ClubActions club={club} status={status} pending={false} onJoin={onJoin} />
    </QueryClientProvider>,
  );
  return onJoin;
};
const joinButton = () => screen.queryByRole('button', { name: /^Join Club/u });

it('offers a club to those who do not belong to it', async () => {
  const onJoin = show('open');
  await userEvent.click(joinButton() ?? document.body);
  expect(onJoin).toHaveBeenCalledOnce();
});

it.each([
  ['active', 'Member'],
  ['waiting_club', 'Requested'],
  ['waiting_guardian', 'Waiting for your guardian'],
] as const)('says of a membership that is %s: %s', (status, words) => {
  show('open', status);
  expect(screen.getByText(words)).toBeTruthy();
  expect(joinButton()).toBeNull();
});

it('does not offer what only the club can', () => {
  show('invitation');
  expect(screen.getByText('By invitation')).toBeTruthy();
  expect(joinButton()).toBeNull();
});

it('offers nobody to claim a club that somebody runs', () => {
  show('open');
  expect(screen.queryByRole('button', { name: /^Claim Club/u })).toBeNull();
});
