// @vitest-environment happy-dom
import { invalidate } from '#lib/query/invalidate.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  RouterProvider,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { pagedQuery } from '../query/paged-query.ts';
import { type SearchValues, oneOf, searchOf, text } from '../navigation/reading.ts';
import { AdminList, NothingFound } from './AdminList.tsx';
import { ListFilters } from './ListFilters.tsx';
import { useAdminList } from './useAdminList.ts';

afterEach(cleanup);

const filters = searchOf({ search: text(80), status: oneOf('open', 'closed') });
const STATUSES = [
  { value: 'open', label: 'Open' },
  { value: 'closed', label: 'Closed' },
];

/** A server with these rows; what it is asked for is kept. */
function serve(rows: { name: string; status: string }[], asked: unknown[]) {
  const query = ({ search = '', status }: SearchValues<typeof filters>) =>
    pagedQuery(['things', search, status], async (after) => {
      asked.push({ search, status, after });
      const found = rows.filter(
        (row) => row.name.includes(search) && (status === undefined || row.status === status),
      );
      const from = Number(after ?? 0);
      return { rows: found.slice(from, from + 2), next: found[from + 2] ? String(from + 2) : null };
    });
  return function Things() {
    const list = useAdminList({ filters, query });
    return (
      <>
        <ListFilters
          list={list}
          className=""
          search={{ placeholder: 'Name' }}
          choices={[{ name: 'status', label: 'Status', placeholder: 'All', options: STATUSES }]}
        />
        <AdminList
          list={list}
          rowsOf={(page) => page.rows}
          words={{ loading: 'Loading things...', failed: 'We couldn’t load the things' }}
          skeleton={{ rows: 2, height: 'h-4' }}
          empty={
            <NothingFound
              list={list}
              none={{ title: 'No things yet' }}
              noMatch={{ title: 'No thing matches', showAll: 'Show all things' }}
            />
          }
        >
          {(found) => <p>{found.map(({ name }) => name).join(', ')}</p>}
        </AdminList>
      </>
    );
  };
}

function open(address: string, rows: { name: string; status: string }[]) {
  const asked: unknown[] = [];
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const root = createRootRoute();
  const route = createRoute({
    getParentRoute: () => root,
    path: '/things',
    validateSearch: searchOf({ ...filters.fields, tab: text(80) }),
    component: serve(rows, asked),
  });
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createRouter({ routeTree: root.addChildren([route]), history });
  render(
    <QueryClientProvider client={queries}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  return { asked, queries, history, search: () => router.state.location.search };
}

const ROWS = ['Ada', 'Mia', 'Noa'].map((name) => ({ name, status: 'open' }));

it('begins with what the address says, and leaves out what makes no sense', async () => {
  const { asked } = open('/things?search=Mi&status=nonsense', ROWS);
  expect(await screen.findByText('Mia')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('Mi');
  expect(asked).toEqual([{ search: 'Mi', status: undefined, after: undefined }]);
});

it('writes choices and words into the address, and nothing else out of it', async () => {
  const { search, history } = open('/things?tab=all', ROWS);
  fireEvent.change(await screen.findByLabelText('Status'), { target: { value: 'open' } });
  await waitFor(() => expect(search()).toEqual({ tab: 'all', status: 'open' }));
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'Noa' } });
  await waitFor(() => expect(search()).toMatchObject({ status: 'open', search: 'Noa' }));
  expect(await screen.findByText('Noa')).toBeTruthy();
  expect(history.length).toBe(1);
});

it('follows an address that changes by itself', async () => {
  const { history } = open('/things?search=Noa', ROWS);
  await screen.findByText('Noa');
  history.push('/things');
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe(''));
  expect(await screen.findByText('Ada, Mia')).toBeTruthy();
});

it('reads the next page from where the last one ended', async () => {
  const { asked } = open('/things', ROWS);
  fireEvent.click(await screen.findByRole('button', { name: 'Load more' }));
  expect(await screen.findByText('Ada, Mia, Noa')).toBeTruthy();
  expect(asked).toMatchObject([{ after: undefined }, { after: '2' }]);
});

it('takes the filters away when nothing matches', async () => {
  const { search } = open('/things?status=closed&tab=all', ROWS);
  fireEvent.click(await screen.findByRole('button', { name: 'Show all things' }));
  expect(await screen.findByText('Ada, Mia')).toBeTruthy();
  expect(search()).toEqual({ tab: 'all' });
});

it('says that there is nothing yet, until the server announces that there is', async () => {
  const rows: typeof ROWS = [];
  const { queries } = open('/things', rows);
  expect(await screen.findByRole('heading', { name: 'No things yet' })).toBeTruthy();
  rows.push({ name: 'Ada', status: 'open' });
  await invalidate(queries, 'things');
  expect(await screen.findByText('Ada')).toBeTruthy();
});
