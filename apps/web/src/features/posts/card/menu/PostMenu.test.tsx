// @vitest-environment happy-dom
import { meQuery } from '#lib/session/session.ts';
import { type Me, UserId } from '@ribbon/domain/accounts';
import type { FeedPost } from '@ribbon/domain/posts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { PostMenu } from './PostMenu.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const CHILD = UserId.parse('00000000-0000-4000-8000-000000000001');
const GUARDIAN = UserId.parse('00000000-0000-4000-8000-000000000002');

/** What a guardian is offered about a post of a child under 13. */
async function offered(
  standing: { isVerified: boolean; isOpen: boolean },
  hiddenAs: FeedPost['hiddenAs'],
) {
  const queries = new QueryClient();
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  queries.setQueryData(meQuery.queryKey, {
    id: GUARDIAN,
    userType: 'parent',
    ageBand: 'adult',
    status: 'active',
    isVerified: false,
    restriction: null,
    roles: [],
    family: { guardianIds: [], childIds: [CHILD] },
  } as unknown as Me);
  const post = {
    author: { id: CHILD, name: 'Mia L.', ageBand: 'under13' },
    club: null,
    guardianship: { role: 'primary', childAgeBand: 'under13', ...standing },
    hiddenAs,
  } as unknown as FeedPost;
  render(
    <QueryClientProvider client={queries}>
      <PostMenu post={post} />
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: /More options for .+’s post/u }));
  const names = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  cleanup();
  return names.filter((name) => name === 'Hide' || name === 'Show again' || name === 'Delete');
}

it('offers a guardian of a child what the server lets them do', async () => {
  const verified = { isVerified: true, isOpen: true };
  expect(await offered(verified, null)).toEqual(['Hide', 'Delete']);
  expect(await offered(verified, 'guardian')).toEqual(['Show again', 'Delete']);
  const inPrivate = { isVerified: false, isOpen: false };
  expect(await offered(inPrivate, null)).toEqual(['Hide', 'Delete']);
  expect(await offered(inPrivate, 'guardian')).toEqual(['Delete']);
});

it('offers one nobody has verified, beside one who is, to hide a post and nothing else', async () => {
  const beside = { isVerified: false, isOpen: true };
  expect(await offered(beside, null)).toEqual(['Hide']);
  expect(await offered(beside, 'guardian')).toEqual([]);
});
