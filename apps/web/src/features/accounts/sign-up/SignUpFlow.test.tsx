// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  RouterProvider,
  createMemoryHistory,
  createRootRoute,
  createRouter,
} from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { SignUpFlow } from './SignUpFlow.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const answers: Readonly<Record<string, () => Response>> = {
  'POST /api/accounts/sign-up-path': () => new Response(null, { status: 204 }),
  'POST /api/accounts/children': () => new Response(null, { status: 204 }),
  'POST /api/accounts': () =>
    Response.json({ code: 'guardianNeeded', message: 'A guardian is needed' }, { status: 422 }),
  'GET /api/accounts/username-available': () => Response.json({ available: true }),
  'GET /api/clubs/choices': () => Response.json({ clubs: [] }),
};

/** The flow in a browser that is or is not on the path for children; returns what was sent. */
async function open({ underThirteen = false } = {}) {
  const sent: { request: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', (address: string, { method = 'GET', body }: RequestInit = {}) => {
    const request = `${method} ${address.split('?')[0]}`;
    if (method !== 'GET') sent.push({ request, body: body ? JSON.parse(body as string) : null });
    const path = request === 'GET /api/accounts/sign-up-path';
    const answer = path ? Response.json({ underThirteen }) : answers[request]?.();
    return Promise.resolve(answer ?? Response.json({}, { status: 404 }));
  });
  const router = createRouter({
    routeTree: createRootRoute({ component: SignUpFlow }),
    history: createMemoryHistory(),
  });
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await screen.findByRole('navigation', { name: 'Sign-up steps' });
  return sent;
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

async function fillCredentials() {
  await userEvent.type(await screen.findByLabelText('Email'), 'mia@kids.test');
  await userEvent.type(screen.getByLabelText('Password'), 'Ribbon!2026');
  await userEvent.type(screen.getByLabelText('Confirm password'), 'Ribbon!2026');
  await userEvent.type(screen.getByLabelText('Username'), 'mia_ribbons');
}

it('asks a child for no name, birth data or country, and a grown-up for a yes', async () => {
  const sent = await open();
  await userEvent.click(screen.getByRole('radio', { name: 'Under 13' }));
  await press('Continue');
  await fillCredentials();
  expect(screen.queryByLabelText('Full name')).toBeNull();
  expect(screen.queryByLabelText('Birth year')).toBeNull();
  expect(screen.queryByLabelText('Country')).toBeNull();
  await press('Continue');

  const ask = await screen.findByRole<HTMLButtonElement>('button', { name: 'Ask my grown-up' });
  expect(ask.disabled).toBe(true);
  const address = screen.getByLabelText('Your grown-up’s email');
  await userEvent.type(address, 'mia@kids.test');
  await press('Ask my grown-up');
  expect(await screen.findByText(/not your own/u)).toBeTruthy();
  await userEvent.clear(address);
  await userEvent.type(address, 'pat@families.test');
  await press('Ask my grown-up');
  expect(await screen.findByText('Nearly there!')).toBeTruthy();
  expect(sent.map(({ request }) => request)).toEqual([
    'POST /api/accounts/sign-up-path',
    'POST /api/accounts/children',
  ]);
});

it('cannot be turned round once the answer was under 13', async () => {
  await open({ underThirteen: true });
  expect(screen.queryByRole('radio')).toBeNull();
  await press('Back');
  expect(await screen.findByRole('radio', { name: 'Under 13' })).toBeTruthy();
  expect(screen.queryByRole('radio', { name: '13 or older' })).toBeNull();
  expect(screen.getByText(/You told us you’re under 13/u)).toBeTruthy();
});

it('forgets who a child is, and keeps the account, when the birth data says under 13', async () => {
  const sent = await open();
  await userEvent.click(screen.getByRole('radio', { name: '13 or older' }));
  await press('Continue');
  await fillCredentials();
  await userEvent.type(screen.getByLabelText('Full name'), 'Mia Larchfield');
  await userEvent.selectOptions(screen.getByLabelText('Birth month'), '3');
  await userEvent.selectOptions(screen.getByLabelText('Birth year'), '2018');
  await userEvent.selectOptions(screen.getByLabelText('Country'), 'Bulgaria');
  await press('Continue');
  await userEvent.click(await screen.findByRole('radio', { name: 'Gymnast' }));
  await press('Continue');
  await press('Create account');
  await userEvent.type(await screen.findByLabelText('Your grown-up’s email'), 'pat@families.test');
  await press('Ask my grown-up');
  expect(await screen.findByText('Nearly there!')).toBeTruthy();
  expect(sent.at(-1)?.body).toEqual({
    email: 'mia@kids.test',
    password: 'Ribbon!2026',
    confirmPassword: 'Ribbon!2026',
    username: 'mia_ribbons',
    guardianEmail: 'pat@families.test',
    clubId: null,
  });
});
