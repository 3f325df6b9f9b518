// @vitest-environment happy-dom
import { UserId } from '@ribbon/domain/accounts';
import type { Community, FamilyChild } from '@ribbon/domain/families';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { linkTo } from '../../families.link.rules.ts';
import { CommunityPart } from './CommunityPart.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(community: Community, myRole: FamilyChild['myRole'] = 'primary') {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const child = {
    id: UserId.parse('00000000-0000-4000-8000-000000000001'),
    username: 'mia',
    fullName: 'Mia Larchfield',
    ageBand: 'under13',
    community,
    myRole,
  } as FamilyChild;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <CommunityPart child={child} link={linkTo(child)} />
    </QueryClientProvider>,
  );
}
const code = () => screen.queryByRole('textbox', { name: 'Code from the club' });
const form = () => screen.queryByRole('heading', { name: 'Sign a form' });

it('shows a guardian beside a confirmed one how to be confirmed as well', () => {
  show({ isOpen: true, verified: null });
  expect(screen.getByText(/Another guardian of Mia is confirmed/u)).toBeTruthy();
  expect([code(), form()]).not.toContain(null);
});

it('says since when and how a guardian is confirmed, and asks no more', () => {
  show({
    isOpen: true,
    verified: { how: 'guardian', at: new Date('2026-11-15T10:00:00Z'), club: null },
  });
  expect(
    screen.getByText(/You were invited by a confirmed guardian, since 15 November 2026/u),
  ).toBeTruthy();
  expect([code(), form()]).toEqual([null, null]);
});

it('asks nothing of who only looks', () => {
  show({ isOpen: true, verified: null }, 'view_only');
  expect(screen.getByText('Open')).toBeTruthy();
  expect([code(), form()]).toEqual([null, null]);
});
