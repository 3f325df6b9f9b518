// @vitest-environment happy-dom
import { UserId } from '@ribbon/domain/accounts';
import { type Family, type FamilyChild, InboxItemId } from '@ribbon/domain/families';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { familyQuery } from '../families.queries.ts';
import { InboxPart } from './InboxPart.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const mia: FamilyChild = {
  id: UserId.parse('00000000-0000-4000-8000-000000000001'),
  username: 'mia',
  fullName: 'Mia Larchfield',
  ageBand: 'under13',
  status: 'active',
  myRole: 'primary',
  guardians: [],
  invites: [],
  permissions: [],
  inbox: [
    {
      id: InboxItemId.parse('00000000-0000-4000-8000-000000000003'),
      kind: 'post',
      createdAt: new Date('2026-11-15T10:00:00Z'),
      content: 'My first ribbon routine!',
      media: [],
      person: null,
      club: null,
      event: null,
    },
  ],
  waitingLinks: [],
  activity: {
    lastActiveAt: null,
    posts: 0,
    comments: 0,
    friends: 0,
    clubs: [],
    trainingMinutes: 0,
  },
  deletionUndoUntil: null,
};

function Inbox() {
  const { data } = useQuery({ ...familyQuery, enabled: false });
  const child = data?.children[0];
  return child && <InboxPart child={child} />;
}

/** A guardian's inbox; `answer` is what the server says to a decision. */
function open(answer: Promise<Response>) {
  const fetched = vi.fn<typeof fetch>(() => answer);
  vi.stubGlobal('fetch', fetched);
  const queries = new QueryClient();
  const family: Family = { children: [mia], guardians: [], invites: [], waitingLinks: [] };
  queries.setQueryData(familyQuery.queryKey, family);
  render(
    <QueryClientProvider client={queries}>
      <Inbox />
    </QueryClientProvider>,
  );
  return fetched;
}

it('shows the words of a post before anybody decides', () => {
  open(new Promise(() => undefined));
  expect(screen.getByText('My first ribbon routine!')).toBeTruthy();
});

it('takes away at once what was approved', async () => {
  const fetched = open(new Promise(() => undefined));
  await userEvent.click(screen.getByRole('button', { name: /Approve/u }));
  expect(await screen.findByText('Nothing waits for you')).toBeTruthy();
  expect(fetched.mock.calls[0]?.[1]?.body).toBe('{"approve":true}');
});

it('brings it back when the decision was not taken', async () => {
  const answer = Promise.withResolvers<Response>();
  open(answer.promise);
  await userEvent.click(screen.getByRole('button', { name: /Decline/u }));
  expect(await screen.findByText('Nothing waits for you')).toBeTruthy();
  answer.reject(new TypeError('offline'));
  expect(await screen.findByText('My first ribbon routine!')).toBeTruthy();
});

it('does not bring back what another guardian has decided', async () => {
  const body = { code: 'alreadyDecided', message: 'Somebody has already decided this.' };
  open(Promise.resolve(Response.json(body, { status: 409 })));
  await userEvent.click(screen.getByRole('button', { name: /Approve/u }));
  expect(await screen.findByText('Nothing waits for you')).toBeTruthy();
});
