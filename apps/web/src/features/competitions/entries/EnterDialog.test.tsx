// @vitest-environment happy-dom
import { OFFLINE, serve, show, watchToasts } from '#testing/screen.fixture.tsx';
import type { CompetitionDetail, Registration } from '@ribbon/domain/competitions';
import { commonFaults } from '@ribbon/domain/kernel';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { EnterDialog } from './EnterDialog.tsx';

const registration = {
  categories: [
    {
      id: 'hoop',
      level: 'junior',
      discipline: 'individual',
      ageFrom: 10,
      ageTo: 12,
      federationClass: null,
    },
    {
      id: 'groups',
      level: 'senior',
      discipline: 'group',
      ageFrom: null,
      ageTo: null,
      federationClass: null,
    },
  ],
} as unknown as Registration;
const person = (id: string, as: string, clubId: string | null, categoryIds = ['hoop']) => ({
  id,
  name: id[0]?.toUpperCase() + id.slice(1),
  as,
  clubId,
  categoryIds,
});
const entrants = {
  people: [
    person('mia', 'child', null),
    person('ada', 'gymnast', 'oakbridge'),
    person('noa', 'gymnast', 'larchfield'),
    person('zoe', 'gymnast', 'oakbridge'),
    person('eve', 'gymnast', 'oakbridge', []),
  ],
  clubs: [
    { id: 'oakbridge', name: 'Oakbridge' },
    { id: 'larchfield', name: 'Larchfield' },
  ],
};

const ENTER = 'POST /competitions/1/entries';
const GROUP = 'POST /competitions/1/groups';

/** The dialog with these answers; what it sent, without the reading. */
async function open(answers: Record<string, unknown>) {
  const requests = serve({ 'GET /competitions/1/entrants': entrants, ...answers });
  const toasts = watchToasts();
  const onClose = vi.fn<() => void>();
  const competition = { id: '1', name: 'Summer Cup' } as CompetitionDetail;
  show(<EnterDialog competition={competition} registration={registration} onClose={onClose} />);
  await screen.findByRole('group', { name: 'Who’s entering?' });
  return {
    toasts,
    onClose,
    sent: () => requests.filter(({ to }) => !to.startsWith('GET')).map(({ body }) => body),
  };
}
const choose = async (...names: string[]) => {
  for (const name of names) await userEvent.click(screen.getByRole('checkbox', { name }));
};
const press = () => userEvent.click(screen.getByRole('button', { name: 'Enter' }));
const isChosen = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name }).checked;

it('offers the people who fit the category', async () => {
  await open({});
  expect(screen.getByRole('checkbox', { name: 'Mia' })).toBeTruthy();
  expect(screen.queryByRole('checkbox', { name: 'Eve' })).toBeNull();
});

it('asks who enters before it sends anything', async () => {
  const { sent, onClose } = await open({});
  await press();
  expect(await screen.findByText('Please choose who’s entering')).toBeTruthy();
  expect(sent()).toEqual([]);
  expect(onClose).not.toHaveBeenCalled();
});

it('enters the people of one club together, and own children by no club', async () => {
  const { sent, onClose, toasts } = await open({ [ENTER]: { entries: [] } });
  await choose('Mia', 'Ada', 'Zoe');
  await press();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  const rest = { categoryId: 'hoop', holdsConsent: false };
  expect(sent()).toEqual([
    { ...rest, userIds: ['mia'], clubId: null },
    { ...rest, userIds: ['ada', 'zoe'], clubId: 'oakbridge' },
  ]);
  expect(toasts).toHaveLength(1);
  expect(toasts[0]).toMatch(/^success: .*3/u);
});

it('says who came through when one club fails, and sends only the rest again', async () => {
  let isDown = true;
  const { sent, onClose, toasts } = await open({
    [ENTER]: ({ body }: { body: { clubId: string } }) =>
      isDown && body.clubId === 'larchfield' ? OFFLINE : { entries: [] },
  });
  await choose('Ada', 'Noa');
  await press();
  expect(await screen.findByText(/couldn’t reach the server/u)).toBeTruthy();
  expect(screen.getByText('Already entered').parentElement?.textContent).toContain('Ada');
  expect([isChosen('Ada'), isChosen('Noa')]).toEqual([false, true]);
  expect(onClose).not.toHaveBeenCalled();
  isDown = false;
  await press();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  const clubs = sent().map((body) => (body as { clubId: string }).clubId);
  expect(clubs.filter((club) => club === 'oakbridge')).toHaveLength(1);
  expect(clubs.at(-1)).toBe('larchfield');
  expect(toasts[0]).toMatch(/2/u);
});

it('enters the group of a club in a category for groups', async () => {
  const { sent, onClose } = await open({ [GROUP]: { entries: [] } });
  await userEvent.selectOptions(screen.getByLabelText('Category'), 'groups');
  await choose('Larchfield');
  await press();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent()).toEqual([{ categoryId: 'groups', clubId: 'larchfield' }]);
});

it('says why an entry was refused, and keeps what was chosen', async () => {
  const { onClose } = await open({ [ENTER]: commonFaults.accessDenied() });
  await choose('Mia');
  await press();
  expect(await screen.findByText(commonFaults.accessDenied.message)).toBeTruthy();
  expect(screen.queryByText('Already entered')).toBeNull();
  expect(isChosen('Mia')).toBe(true);
  expect(onClose).not.toHaveBeenCalled();
});

it('never loads the page anew, whatever the line is like', async () => {
  await open({});
  const form = screen.getByRole('button', { name: 'Enter' }).closest('form');
  expect(form && fireEvent.submit(form)).toBe(false);
});
