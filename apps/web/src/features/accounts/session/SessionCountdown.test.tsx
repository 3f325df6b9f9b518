// @vitest-environment happy-dom
import { queryClient } from '#lib/query/query-client.ts';
import { meQuery } from '#lib/session/session.ts';
import { type Me, UserId } from '@ribbon/domain/accounts';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SessionCountdown } from './SessionCountdown.tsx';

const me: Me = {
  id: UserId.parse('1d1f8f0e-38a4-4d0c-9f6e-0f8f6a3a2b1c'),
  email: 'mia@people.ribbon.test',
  username: 'mia',
  fullName: 'Mia',
  userType: 'gymnast',
  ageBand: 'adult',
  status: 'active',
  restriction: null,
  isVerified: false,
  hasBetaAccess: false,
  language: 'en',
  roles: [],
  capabilities: [],
  twoFactorEnabled: false,
  mustSetUpTwoFactor: false,
  family: {
    lookedAfterBy: [],
    guardianIds: [],
    childIds: [],
    children: 0,
    waiting: 0,
    startsInPrivate: false,
  },
  sessionEndsAt: new Date(20 * 60_000),
};

const server = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  vi.stubGlobal('fetch', server);
  queryClient.setQueryData(meQuery.queryKey, me);
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  server.mockReset();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function Bar() {
  const { data } = useQuery({ ...meQuery, enabled: false });
  return data && <SessionCountdown me={data} />;
}
const show = () =>
  render(
    <QueryClientProvider client={queryClient}>
      <Bar />
    </QueryClientProvider>,
  );
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

it('is silent until less than two minutes remain, then counts without chatting', async () => {
  show();
  const announcement = screen.getByRole('status');
  expect(screen.queryByRole('timer')).toBeNull();
  expect(announcement.textContent).toBe('');
  await pass(18 * 60 + 17);
  expect(screen.getByRole('timer').textContent).toBe('Session ends in 1:43');
  const current = announcement.textContent;
  expect(current).toBe('Your session ends in less than 2 minutes.');
  await pass(40);
  expect(screen.getByRole('timer').textContent).toBe('Session ends in 1:03');
  expect(announcement.textContent).toBe(current);
  expect(server).not.toHaveBeenCalled();
});

it('goes away when one stays', async () => {
  server.mockImplementation(async () =>
    Response.json({ sessionEndsAt: new Date(Date.now() + 20 * 60_000).toISOString() }),
  );
  show();
  await pass(19 * 60);
  act(() => screen.getByRole('button', { name: 'Stay signed in' }).click());
  await pass(0);
  expect(server.mock.calls.map(([address]) => address)).toEqual(['/api/session/activity']);
  expect(screen.queryByRole('timer')).toBeNull();
});

it('asks the server at the end, and believes it', async () => {
  server.mockImplementation(async () => Response.json({ member: null }));
  show();
  await pass(20 * 60);
  expect(server.mock.calls[0]?.[0]).toBe('/api/me');
  expect(screen.queryByRole('timer')).toBeNull();
});
