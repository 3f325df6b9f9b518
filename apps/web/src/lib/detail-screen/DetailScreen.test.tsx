// @vitest-environment happy-dom
import { serve, show } from '#testing/screen.fixture.tsx';
import { commonFaults, endpoint } from '@ribbon/domain/kernel';
import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { call } from '../http/client.ts';
import { DetailScreen } from './DetailScreen.tsx';
import { MissingScreen } from './MissingScreen.tsx';

const read = endpoint({
  method: 'GET',
  path: '/clubs/1',
  access: 'anyone',
  summary: 'Reads a club.',
  returns: z.object({ name: z.string() }),
});
const KEY = ['club'];

function Club({ missing }: { missing: React.ReactElement | string }) {
  const query = useQuery({ queryKey: KEY, queryFn: () => call(read) });
  return (
    <DetailScreen
      query={query}
      words={{ title: 'Club', loading: 'Loading the club...', failed: 'The club did not load' }}
      nameOf={({ name }) => name}
      missing={missing}
    >
      {({ name }) => <h1>{name}</h1>}
    </DetailScreen>
  );
}
const GONE = <MissingScreen text="The club has gone." back={<a href="/clubs">All clubs</a>} />;

const open = (answer: unknown, missing: React.ReactElement | string = GONE) => {
  serve({ 'GET /clubs/1': answer });
  return show(<Club missing={missing} />);
};

it('has a heading while the thing is on its way, and its own once it is there', async () => {
  const answer = Promise.withResolvers<unknown>();
  open(() => answer.promise);
  expect(await screen.findByRole('heading', { level: 1, name: 'Club' })).toBeTruthy();
  expect(screen.getByText('Loading the club...')).toBeTruthy();
  answer.resolve({ name: 'Oakbridge' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Oakbridge' })).toBeTruthy();
  await waitFor(() => expect(document.title).toMatch(/^Oakbridge/u));
});

it('says that it failed, and tries again when asked', async () => {
  let isDown = true;
  open(() => (isDown ? commonFaults.unexpected() : { name: 'Oakbridge' }));
  await screen.findByRole('heading', { name: 'The club did not load' });
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Oakbridge' })).toBeTruthy();
});

it('says the same of a thing that is not there and of one that is private, and leads on', async () => {
  open(commonFaults.notFound());
  await screen.findByRole('heading', { level: 1, name: 'We couldn’t find that' });
  expect(screen.getByText('The club has gone.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'All clubs' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('takes away what was taken from the reader meanwhile', async () => {
  let isGone = false;
  const { queries } = open(() => (isGone ? commonFaults.notFound() : { name: 'Oakbridge' }));
  await screen.findByRole('heading', { name: 'Oakbridge' });
  isGone = true;
  await queries.invalidateQueries({ queryKey: KEY });
  expect(await screen.findByText('The club has gone.')).toBeTruthy();
  expect(screen.queryByText('Oakbridge')).toBeNull();
});

it('keeps the frame of the desk around a refusal, with its words', async () => {
  open(commonFaults.invalidInput(), 'There is no such club');
  await screen.findByRole('heading', { name: 'There is no such club' });
  expect(screen.getByRole('heading', { level: 1, name: 'Club' })).toBeTruthy();
  expect(screen.getByText(commonFaults.invalidInput.message)).toBeTruthy();
});
