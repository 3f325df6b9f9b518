// @vitest-environment happy-dom
import { NetworkError } from '#lib/http/network-error.ts';
import { meQuery } from '#lib/session/session.ts';
import { type Me, UserId } from '@ribbon/domain/accounts';
import { EventId } from '@ribbon/domain/calendar';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { RegisterRow } from './RegisterRow.tsx';
import { registerQuery } from './calendar.register.queries.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const eventId = EventId.parse('00000000-0000-4000-8000-000000000001');
const line = {
  userId: UserId.parse('00000000-0000-4000-8000-000000000002'),
  name: 'Mia Larchfield',
  status: 'going' as const,
  attended: null,
};

function Row() {
  const { data } = useQuery({ ...registerQuery(eventId), enabled: false });
  const [first] = data?.lines ?? [];
  return first && <RegisterRow eventId={eventId} line={first} isOpen />;
}

/** A register of one line; `answers` is what the server says, one after the other. */
function open(...answers: (() => Promise<Response>)[]) {
  const fetched = vi.fn<typeof fetch>(() => answers.shift()?.() ?? Promise.reject(new Error()));
  vi.stubGlobal('fetch', fetched);
  const queries = new QueryClient();
  queries.setQueryData(meQuery.queryKey, { id: line.userId } as Me);
  queries.setQueryData(registerQuery(eventId).queryKey, { lines: [line], isOpen: true });
  render(
    <QueryClientProvider client={queries}>
      <ul>
        <Row />
      </ul>
    </QueryClientProvider>,
  );
  return fetched;
}

const fine = () => Promise.resolve(new Response(null, { status: 204 }));
const button = (name: RegExp) => screen.getByRole('button', { name });
const isPressed = (name: RegExp) => button(name).getAttribute('aria-pressed') === 'true';

it('saves a mark at once and says so', async () => {
  const fetched = open(fine);
  await userEvent.click(button(/Present/u));
  expect(await screen.findByText('Saved')).toBeTruthy();
  expect(isPressed(/Present/u)).toBe(true);
  expect(fetched.mock.calls[0]?.[1]?.body).toContain('"attended":true');
});

it('takes a mark back when the same button is pressed again', async () => {
  const fetched = open(fine, fine);
  await userEvent.click(button(/Absent/u));
  await screen.findByText('Saved');
  await userEvent.click(button(/Absent/u));
  await expect.poll(() => fetched.mock.calls[1]?.[1]?.body).toContain('"attended":null');
  await expect.poll(() => isPressed(/Absent/u)).toBe(false);
});

it('keeps a mark that was not saved in sight, says so, and tries again', async () => {
  const fetched = open(() => Promise.reject(new NetworkError('offline')), fine);
  await userEvent.click(button(/Present/u));
  expect((await screen.findByRole('alert')).textContent).toContain('Not saved');
  expect(isPressed(/Present/u)).toBe(true);
  await userEvent.click(button(/Try again/u));
  expect(await screen.findByText('Saved')).toBeTruthy();
  expect(fetched.mock.calls[1]?.[1]?.body).toContain('"attended":true');
});
