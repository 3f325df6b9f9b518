// @vitest-environment happy-dom
import { OFFLINE, serve, show, watchToasts } from '#testing/screen.fixture.tsx';
import { type CompetitionDetail, type OwnEntry, entryMessages } from '@ribbon/domain/competitions';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { OwnEntryRow } from './OwnEntryRow.tsx';

const NOBODY = { own: false, guardian: false };

async function open(
  entry: Partial<OwnEntry>,
  {
    status = 'upcoming',
    answers = {},
  }: { status?: string; answers?: Record<string, unknown> } = {},
) {
  const requests = serve(answers);
  const toasts = watchToasts();
  const onWithdraw = vi.fn<() => void>();
  const whole = {
    id: 'e',
    name: 'Mia',
    club: null,
    number: 12,
    startPosition: null,
    status: 'entered',
    position: null,
    waitsFor: NOBODY,
    canAgree: false,
    canWithdraw: true,
    shows: null,
    mayShow: true,
    ...entry,
  } as OwnEntry;
  const competition = { id: '1', status, organizer: 'Oakbridge' } as CompetitionDetail;
  show(
    <OwnEntryRow competition={competition} entry={whole} category="Hoop" onWithdraw={onWithdraw} />,
  );
  await screen.findByText(/number 12/u);
  return { toasts, onWithdraw, sent: () => requests.map(({ to, body }) => ({ to, body })) };
}

it.each<[Partial<OwnEntry>, string]>([
  [{ status: 'waiting_list', position: 3 }, 'Waiting list, place 3'],
  [{ status: 'waiting_guardian', canAgree: true }, 'Waiting for your yes'],
  [
    { status: 'waiting_guardian', waitsFor: { own: true, guardian: true } },
    'Waiting for the gymnast’s yes',
  ],
  [
    { status: 'waiting_guardian', waitsFor: { own: false, guardian: true } },
    'Waiting for a parent’s yes',
  ],
])('says whose yes is missing: %j', async (entry, words) => {
  await open(entry);
  expect(screen.getByText(words)).toBeTruthy();
});

it('takes a yes, and thanks for it', async () => {
  const { sent, toasts } = await open(
    { status: 'waiting_guardian', canAgree: true },
    {
      answers: { 'POST /competitions/1/entries/e/yes': undefined },
    },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Say yes' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  await waitFor(() => expect(toasts).toEqual([`success: ${entryMessages.agreed}`]));
});

it('lets a young person say no where others withdraw', async () => {
  const { onWithdraw } = await open({ status: 'waiting_guardian', canAgree: true });
  await userEvent.click(screen.getByRole('button', { name: /Say no/u }));
  expect(onWithdraw).toHaveBeenCalledOnce();
});

it('offers nothing to do once the competition is over', async () => {
  await open({ canAgree: true, status: 'waiting_guardian' }, { status: 'completed' });
  expect(screen.queryByRole('button')).toBeNull();
});

it('shows the name without the club, and says when that failed', async () => {
  const { sent, toasts } = await open(
    { club: 'Oakbridge', shows: { name: false, club: true } },
    { answers: { 'PUT /competitions/1/entries/e/name': OFFLINE } },
  );
  await userEvent.click(screen.getByRole('switch', { name: /first name/u }));
  await waitFor(() => expect(sent().at(0)?.body).toEqual({ shown: true, clubShown: true }));
  await waitFor(() => expect(toasts.at(0) ?? '').toMatch(/^error: We couldn’t reach/u));
});

it('lets a name be hidden, but not shown, by people who may not decide that', async () => {
  await open({ club: 'Oakbridge', shows: { name: false, club: true }, mayShow: false });
  const isOff = (name: RegExp) => screen.getByRole<HTMLInputElement>('switch', { name }).disabled;
  expect([isOff(/first name/u), isOff(/the club/u)]).toEqual([true, false]);
});
