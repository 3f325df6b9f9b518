// @vitest-environment happy-dom
import { ClubId, type Member, UserId } from '@ribbon/domain/accounts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type PendingAction, landingPathOf, pendingAction } from './pending-action.ts';

const wish: PendingAction = {
  kind: 'joinClub',
  clubId: ClubId.parse('3d1f8f0e-38a4-4d0c-9f6e-0f8f6a3a2b1c'),
  clubName: 'Larkspur Rhythmic',
};
const member: Member = {
  id: UserId.parse('5d1f8f0e-38a4-4d0c-9f6e-0f8f6a3a2b1c'),
  userType: 'gymnast',
  ageBand: 'adult',
  status: 'active',
  isVerified: false,
  roles: [],
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  localStorage.clear();
  vi.useRealTimers();
});

it('a wish is handed out once', async () => {
  pendingAction.remember(wish);
  expect(pendingAction.read()).toEqual(wish);
  const taken = await Promise.all([pendingAction.take(), pendingAction.take()]);
  expect(taken).toEqual([wish, undefined]);
  expect(pendingAction.read()).toBeUndefined();
});

it('a newer wish takes the place of the older one', async () => {
  pendingAction.remember(wish);
  pendingAction.remember({ ...wish, clubName: 'Foxglove RG' });
  expect(await pendingAction.take()).toMatchObject({ clubName: 'Foxglove RG' });
  expect(await pendingAction.take()).toBeUndefined();
});

it('a wish is kept for a day and no longer', async () => {
  pendingAction.remember(wish);
  vi.advanceTimersByTime(24 * 60 * 60_000 - 1);
  expect(pendingAction.read()).toEqual(wish);
  vi.advanceTimersByTime(1);
  expect(pendingAction.read()).toBeUndefined();
  expect(await pendingAction.take()).toBeUndefined();
});

it.each(['', 'not json', '{}', '{"wish":{"kind":"deleteEverything"},"since":1}'])(
  'what is not a wish is none: %s',
  (text) => {
    localStorage.setItem('pending-action', text);
    expect(pendingAction.read()).toBeUndefined();
  },
);

it('whoever wished for something lands where they did, but not before the account can be used', () => {
  expect(landingPathOf(member, wish)).toBe('/clubs');
  expect(landingPathOf(member, undefined)).toBe('/community');
  expect(landingPathOf({ ...member, status: 'awaiting_guardian' }, wish)).toBe('/community');
});
