// @vitest-environment happy-dom
import type { JoinPolicy, MembershipStatus } from '@ribbon/domain/clubs';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ClubActions } from './ClubActions.tsx';

afterEach(cleanup);

const show = (joinPolicy: JoinPolicy, status?: MembershipStatus) => {
  const onJoin = vi.fn<() => void>();
  const club = { name: 'Larkspur Rhythmic', joinPolicy };
  render(<ClubActions club={club} status={status} pending={false} onJoin={onJoin} />);
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
  ['waiting_club', 'Waiting for the club'],
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
