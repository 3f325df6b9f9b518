// @vitest-environment happy-dom
import { OFFLINE, serve, show, watchToasts } from '#testing/screen.fixture.tsx';
import {
  type CompetitionDetail,
  type Registration,
  entryFaults,
} from '@ribbon/domain/competitions';
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
const person = (id: string, as: string, clubIds: string[], more: object = {}) => ({
  id,
  name: id[0]?.toUpperCase() + id.slice(1),
  as,
  clubIds,
  categoryIds: ['hoop'],
  enteredIn: [],
  ...more,
});
const entrants = {
  people: [
    person('mia', 'child', []),
    person('ada', 'gymnast', ['oakbridge']),
    person('noa', 'gymnast', ['larchfield']),
    person('zoe', 'gymnast', ['oakbridge', 'larchfield']),
    person('eve', 'gymnast', ['oakbridge'], { categoryIds: [] }),
    person('uma', 'gymnast', ['oakbridge'], { enteredIn: ['hoop'] }),
  ],
  clubs: [
    { id: 'oakbridge', name: 'Oakbridge', enteredIn: ['groups'] },
    { id: 'larchfield', name: 'Larchfield', enteredIn: [] },
    { id: 'heather', name: 'Heather', enteredIn: [] },
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

it('enters people of two clubs, and own children by none, with one request', async () => {
  const { sent, onClose, toasts } = await open({ [ENTER]: { entries: [] } });
  await choose('Mia', 'Ada', 'Noa');
  await press();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent()).toEqual([
    {
      categoryId: 'hoop',
      holdsConsent: false,
      entries: [
        { userId: 'mia', clubId: null },
        { userId: 'ada', clubId: 'oakbridge' },
        { userId: 'noa', clubId: 'larchfield' },
      ],
    },
  ]);
  expect(toasts).toHaveLength(1);
  expect(toasts[0]).toMatch(/^success: .*3/u);
});

it('offers somebody of two clubs once, with a choice of club', async () => {
  const { sent } = await open({ [ENTER]: { entries: [] } });
  expect(screen.queryByLabelText('Club for Zoe')).toBeNull();
  await choose('Zoe');
  await userEvent.selectOptions(screen.getByLabelText('Club for Zoe'), 'Larchfield');
  await press();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()).toMatchObject([{ entries: [{ userId: 'zoe', clubId: 'larchfield' }] }]);
});

it('shows who is entered already, and does not let anybody tick them', async () => {
  await open({});
  const uma = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Uma' });
  expect([uma.checked, uma.disabled]).toEqual([true, true]);
  expect(screen.getByText('Already entered')).toBeTruthy();
  await press();
  expect(await screen.findByText('Please choose who’s entering')).toBeTruthy();
});

it('enters the groups of two clubs with one request', async () => {
  const { sent, onClose } = await open({ [GROUP]: { entries: [] } });
  await userEvent.selectOptions(screen.getByLabelText('Category'), 'groups');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Oakbridge' }).disabled).toBe(true);
  await choose('Larchfield', 'Heather');
  await press();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent()).toEqual([{ categoryId: 'groups', clubIds: ['larchfield', 'heather'] }]);
});

it('says beside each name why it was refused, and keeps every tick', async () => {
  const { message } = entryFaults.wrongAge;
  const issues = [{ path: 'entries.1', message }];
  const { sent, onClose, toasts } = await open({ [ENTER]: entryFaults.wrongAge({ issues }) });
  await choose('Ada', 'Noa');
  await press();
  expect(await screen.findByText('Nobody is entered yet. Please look at Noa below.')).toBeTruthy();
  const noa = screen.getByRole('checkbox', { name: 'Noa' });
  const described = noa.getAttribute('aria-describedby')?.split(' ')[0] ?? '';
  expect(document.getElementById(described)?.textContent).toBe(message);
  expect([isChosen('Ada'), isChosen('Noa')]).toEqual([true, true]);
  expect([sent().length, toasts]).toEqual([1, []]);
  expect(onClose).not.toHaveBeenCalled();
});

it('says why everything was refused, keeps the ticks, and sends everyone again', async () => {
  let isDown = true;
  const { sent, onClose } = await open({
    [ENTER]: () => (isDown ? OFFLINE : { entries: [] }),
  });
  await choose('Ada', 'Noa');
  await press();
  expect(await screen.findByText(/couldn’t reach the server/u)).toBeTruthy();
  expect([isChosen('Ada'), isChosen('Noa')]).toEqual([true, true]);
  expect(onClose).not.toHaveBeenCalled();
  isDown = false;
  await press();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent().at(-1)).toEqual(sent()[0]);
});

it('never loads the page anew, whatever the line is like', async () => {
  await open({});
  const form = screen.getByRole('button', { name: 'Enter' }).closest('form');
  expect(form && fireEvent.submit(form)).toBe(false);
});
