// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { PagedList, type PagedQuery } from './PagedList.tsx';

afterEach(cleanup);

interface NamesPage {
  names: string[];
}

const queryOf = (part: Partial<PagedQuery<NamesPage>>): PagedQuery<NamesPage> => ({
  data: { pages: [{ names: ['Ada'] }, { names: ['Mia'] }] },
  isError: false,
  isFetching: false,
  isRefetchError: false,
  isFetchNextPageError: false,
  isFetchingNextPage: false,
  hasNextPage: false,
  refetch: vi.fn<() => void>(),
  fetchNextPage: vi.fn<() => void>(),
  ...part,
});

function show(part: Partial<PagedQuery<NamesPage>>, saysOutOfDate = false) {
  const query = queryOf(part);
  const { container } = render(
    <PagedList
      query={query}
      rowsOf={({ names }) => names}
      loading={<p>Loading</p>}
      failed={{ title: 'Nobody could be loaded' }}
      empty={<p>Nobody is here</p>}
      end={<p>That is all</p>}
      saysOutOfDate={saysOutOfDate}
    >
      {(names) => <p>{names.join(', ')}</p>}
    </PagedList>,
  );
  return { query, words: container.textContent };
}

it('shows the rows of all pages, and says where they end', () => {
  expect(show({}).words).toBe('Ada, MiaThat is all');
});

it('offers the next page while there is one', () => {
  const { query } = show({ hasNextPage: true });
  expect(screen.queryByText('That is all')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Load more' }));
  expect(query.fetchNextPage).toHaveBeenCalledOnce();
});

it('says when the next page failed, and keeps what is there', () => {
  const { words } = show({ hasNextPage: true, isFetchNextPageError: true, isError: true });
  expect(words).toContain('Ada, Mia');
  expect(screen.getByRole('alert').textContent).toContain('We couldn’t load more');
  expect(screen.getByRole('button', { name: 'Load more' })).toBeTruthy();
});

it('is empty only when no further page can hold anything', () => {
  const data = { pages: [{ names: [] }] };
  expect(show({ data }).words).toBe('Nobody is here');
  expect(show({ data, hasNextPage: true }).words).not.toContain('Nobody is here');
});

it('is loading or failed while nothing was read', () => {
  expect(show({ data: undefined }).words).toBe('Loading');
  expect(show({ data: undefined, isError: true }).words).toContain('Nobody could be loaded');
});

it('says that it is out of date where people decide by it, and then does not call itself empty', () => {
  const late = { isError: true, isRefetchError: true };
  expect(show(late).words).not.toContain('out of date');
  const { query, words } = show({ ...late, data: { pages: [{ names: [] }] } }, true);
  expect(words).toContain('out of date');
  expect(words).not.toContain('Nobody is here');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(query.refetch).toHaveBeenCalledOnce();
});
