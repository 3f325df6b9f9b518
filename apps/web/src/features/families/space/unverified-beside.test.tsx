// @vitest-environment happy-dom
import { meQuery } from '#lib/session/session.ts';
import { type Me, UserId } from '@ribbon/domain/accounts';
import type { Community, FamilyChild, Guardian } from '@ribbon/domain/families';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { linkTo } from '../families.link.rules.ts';
import { OwnGuardian } from '../own/OwnGuardian.tsx';
import { AccountPart } from './account/AccountPart.tsx';
import { ChildHeader } from './ChildHeader.tsx';
import { GuardiansPart } from './guardians/GuardiansPart.tsx';
import { PermissionsPart } from './permissions/PermissionsPart.tsx';
import { SignInPart } from './account/SignInPart.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const CHILD = UserId.parse('00000000-0000-4000-8000-000000000001');
const MAIN = UserId.parse('00000000-0000-4000-8000-000000000002');
const OTHER = UserId.parse('00000000-0000-4000-8000-000000000003');
const known: Community['verified'] = { how: 'club', at: new Date(0), club: null };

const guardian = (id: UserId, role: Guardian['role'], isVerified: boolean): Guardian => ({
  id,
  name: id === MAIN ? 'Robin Larchfield' : 'Jordan Larchfield',
  art: null,
  imageId: null,
  role,
  relationship: 'parent',
  isVerified,
  canRemove: false,
});

/** The main guardian is the first; which of the two is verified, and which of them reads. */
function show({
  reader = MAIN,
  verified = [OTHER],
  ...more
}: Partial<FamilyChild> & { reader?: UserId; verified?: UserId[] }) {
  const answer = vi.fn<typeof fetch>(() => new Promise(() => undefined));
  vi.stubGlobal('fetch', answer);
  const child = {
    id: CHILD,
    username: 'mia',
    fullName: 'Mia Larchfield',
    art: null,
    imageId: null,
    ageBand: 'under13',
    status: 'active',
    language: 'en',
    hasEmail: false,
    codeCardUntil: null,
    birthMonth: 5,
    birthYear: 2017,
    community: { isOpen: verified.length > 0, verified: verified.includes(reader) ? known : null },
    myRole: reader === MAIN ? 'primary' : 'full',
    guardians: [
      guardian(MAIN, 'primary', verified.includes(MAIN)),
      guardian(OTHER, 'full', verified.includes(OTHER)),
    ],
    invites: [],
    permissions: [
      { permission: 'comment', granted: false, grantedAt: null, expiresAt: null },
      { permission: 'join_clubs', granted: true, grantedAt: null, expiresAt: null },
    ],
    deletionUndoUntil: null,
    ...more,
  } as FamilyChild;
  const link = linkTo(child);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ChildHeader child={child} />
      <PermissionsPart child={child} link={link} />
      <GuardiansPart me={{ id: reader } as Me} child={child} link={link} />
      <SignInPart child={child} link={link} />
      <AccountPart child={child} link={link} />
    </QueryClientProvider>,
  );
  return answer;
}
const offered = () =>
  [...screen.queryAllByRole('button'), ...screen.queryAllByRole('link')].map(
    (one) => one.getAttribute('aria-label') ?? one.textContent,
  );
const ALL = [
  'Set an end date for: Join clubs',
  'Make Jordan Larchfield the main guardian',
  'Invite a guardian',
  'New code card',
  'New password',
  'Correct the details',
  'Pause the account',
  'Delete the account',
  'Download everything',
];

it('offers everything to a main guardian where nobody is verified, and to one who is', () => {
  show({ verified: [] });
  expect(offered()).toEqual(ALL);
  cleanup();
  show({ verified: [MAIN, OTHER] });
  expect(offered()).toEqual(ALL);
});

it('offers a main guardian beside a verified one a no and a pause', () => {
  show({});
  expect(offered()).toEqual(['Pause the account']);
  const names = screen.getAllByRole('switch').map((one) => one.getAttribute('aria-label'));
  expect(names).toHaveLength(1);
  expect(screen.getByText(/It takes a confirmed guardian to switch something on/u)).toBeTruthy();
});

it('offers such a guardian no way to open what is paused, and none to keep what is to be deleted', () => {
  show({ status: 'paused' });
  expect(offered()).toEqual([]);
  cleanup();
  show({ status: 'deleting', deletionUndoUntil: new Date('2026-12-01') });
  expect(offered()).toEqual([]);
});

it('says who opens the account again before such a guardian pauses it', async () => {
  show({});
  await userEvent.click(screen.getByRole('button', { name: 'Pause the account' }));
  expect(
    screen.getByText(/see or use the account until a confirmed guardian resumes it/u),
  ).toBeTruthy();
});

it('offers a verified guardian the main role of one nobody has verified, and explains it first', async () => {
  const fetched = show({ reader: OTHER });
  const button = screen.getByRole('button', {
    name: 'Become the main guardian instead of Robin Larchfield',
  });
  await userEvent.click(button);
  expect(fetched).not.toHaveBeenCalled();
  expect(screen.getByText(/nobody has confirmed who Robin Larchfield is/u)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Become main guardian' }));
  const [address, request] = fetched.mock.calls[0] ?? [];
  expect(address).toContain(`/family/children/${CHILD}/guardians/${OTHER}/primary`);
  expect(request?.method).toBe('PUT');
});

it('offers the main role neither from a verified guardian nor to an unverified one', () => {
  show({ reader: OTHER, verified: [MAIN, OTHER] });
  expect(offered().join()).not.toContain('main guardian');
  cleanup();
  show({ reader: OTHER, verified: [] });
  expect(offered().join()).not.toContain('main guardian');
});

it('tells the child what a guardian beside a verified one can do', () => {
  const me = { id: CHILD, ageBand: 'under13', family: { startsInPrivate: false } } as Me;
  const shown = (isVerified: boolean) => {
    cleanup();
    const queries = new QueryClient();
    queries.setQueryData(meQuery.queryKey, me);
    render(
      <QueryClientProvider client={queries}>
        <OwnGuardian me={me} guardian={guardian(MAIN, 'primary', isVerified)} />
      </QueryClientProvider>,
    );
    return screen.queryByText(/pause or delete your account/u) !== null;
  };
  expect(shown(true)).toBe(true);
  expect(shown(false)).toBe(false);
  expect(screen.getByText(/Someone else who looks after you says yes/u)).toBeTruthy();
});
