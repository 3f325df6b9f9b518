// @vitest-environment happy-dom
import { NetworkError } from '#lib/http/network-error.ts';
import { UserId } from '@ribbon/domain/accounts';
import { type Family, type FamilyChild, InboxItemId } from '@ribbon/domain/families';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { familyQuery } from '../families.queries.ts';
import { WaitingPart } from './WaitingPart.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const mia: FamilyChild = {
  id: UserId.parse('00000000-0000-4000-8000-000000000001'),
  username: 'mia',
  fullName: 'Mia Larchfield',
  art: null,
  imageId: null,
  language: 'en',
  hasEmail: false,
  codeCardUntil: null,
  ageBand: 'under13',
  birthMonth: 5,
  birthYear: 2017,
  status: 'active',
  community: { isOpen: true, verified: { how: 'guardian', at: new Date(0), club: null } },
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
      entry: null,
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
  return data && <WaitingPart family={data.children} />;
}

/** A guardian's inbox; `answer` is what the server says to a decision. */
function open(answer: Promise<Response>, children: FamilyChild[] = [mia]) {
  const fetched = vi.fn<typeof fetch>(() => answer);
  vi.stubGlobal('fetch', fetched);
  const queries = new QueryClient();
  const family: Family = { children, guardians: [], invites: [], waitingLinks: [] };
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
  expect(await screen.findByText('You’re all caught up')).toBeTruthy();
  expect(fetched.mock.calls[0]?.[1]?.body).toBe('{"approve":true}');
});

it('brings it back when the decision was not taken', async () => {
  const answer = Promise.withResolvers<Response>();
  open(answer.promise);
  await userEvent.click(screen.getByRole('button', { name: /Decline/u }));
  expect(await screen.findByText('You’re all caught up')).toBeTruthy();
  answer.reject(new NetworkError('offline'));
  expect(await screen.findByText('My first ribbon routine!')).toBeTruthy();
});

it('does not bring back what another guardian has decided', async () => {
  const body = { code: 'alreadyDecided', message: 'Someone has already decided this.' };
  open(Promise.resolve(Response.json(body, { status: 409 })));
  await userEvent.click(screen.getByRole('button', { name: /Approve/u }));
  expect(await screen.findByText('You’re all caught up')).toBeTruthy();
});

it('lists what waits of all children, what waits longest first, and of those one only looks after nothing', () => {
  const [post] = mia.inbox as [FamilyChild['inbox'][0]];
  const sibling = (id: string, fullName: string, more: Partial<FamilyChild> = {}): FamilyChild => ({
    ...mia,
    id: UserId.parse(`00000000-0000-4000-8000-00000000000${id}`),
    fullName,
    inbox: [
      {
        ...post,
        id: InboxItemId.parse(`00000000-0000-4000-8000-0000000000${id}0`),
        createdAt: new Date('2026-11-14T10:00:00Z'),
      },
    ],
    ...more,
  });
  open(new Promise(() => undefined), [
    mia,
    sibling('4', 'Rosie Larchfield'),
    sibling('5', 'Ada Larchfield', { myRole: 'view_only' }),
  ]);
  const names = screen
    .getAllByRole('button', { name: /Approve/u })
    .map((one) => one.getAttribute('aria-label'));
  expect(names).toEqual(['Approve: A new post of Rosie', 'Approve: A new post of Mia']);
});

describe('a guardian nobody has confirmed', () => {
  const [post] = mia.inbox as [FamilyChild['inbox'][0]];
  const event: FamilyChild['inbox'][0] = {
    ...post,
    id: InboxItemId.parse('00000000-0000-4000-8000-000000000007'),
    kind: 'event_rsvp',
    content: null,
  };
  const child = (isOpen: boolean) => ({
    ...mia,
    community: { isOpen, verified: null },
    inbox: [post, event],
  });

  it('is offered no yes to what other children would see, but a no', async () => {
    const fetched = open(new Promise(() => undefined), [child(false)]);
    expect(screen.getByText(/Other children would see this/u)).toBeTruthy();
    const yes = screen.getAllByRole('button', { name: /Approve/u });
    expect(yes.map((one) => one.getAttribute('aria-label'))).toEqual([
      'Approve: Going to an event of Mia',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Decline: A new post of Mia' }));
    expect(fetched.mock.calls[0]?.[1]?.body).toBe('{"approve":false}');
  });

  it('is offered no yes at all beside one who is confirmed', () => {
    open(new Promise(() => undefined), [child(true)]);
    expect(screen.getAllByText(/Another guardian of Mia is confirmed/u)).toHaveLength(2);
    expect(screen.queryByRole('button', { name: /Approve/u })).toBeNull();
    expect(screen.getAllByRole('button', { name: /Decline/u })).toHaveLength(2);
  });
});
