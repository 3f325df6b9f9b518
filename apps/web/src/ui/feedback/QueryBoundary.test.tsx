// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Counters } from '../data/Counters.tsx';
import { QueryBoundary, type ReadQuery, bothOf } from './QueryBoundary.tsx';

afterEach(cleanup);

const queryOf = <Data,>(part: Partial<ReadQuery<Data>>): ReadQuery<Data> => ({
  data: undefined,
  isError: false,
  isFetching: false,
  refetch: vi.fn<() => void>(),
  ...part,
});

const show = (query: ReadQuery<string[]>) =>
  render(
    <QueryBoundary
      query={query}
      loading={<p>Loading</p>}
      failed={{ title: 'Nobody could be loaded' }}
      empty={<p>Nobody is here</p>}
    >
      {(names) => <p>{names.join(', ')}</p>}
    </QueryBoundary>,
  ).container.textContent;

describe('a boundary', () => {
  it('is loading while nothing is known', () => {
    expect(show(queryOf({ isFetching: true }))).toBe('Loading');
  });

  it('says that it failed, and tries again when asked', () => {
    const query = queryOf<string[]>({ isError: true });
    expect(show(query)).toContain('Nobody could be loaded');
    expect(screen.queryByText('Loading')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(query.refetch).toHaveBeenCalledOnce();
  });

  it('says that there is nothing', () => {
    expect(show(queryOf({ data: [] }))).toBe('Nobody is here');
  });

  it('shows what is there, also when reading it again failed', () => {
    expect(show(queryOf({ data: ['Ada', 'Mia'], isError: true }))).toBe('Ada, Mia');
  });

  it('puts a frame around loading and failed alone', () => {
    const framed = (query: ReadQuery<string>) =>
      render(
        <QueryBoundary query={query} loading="wait" renderFrame={(state) => <h1>{state}</h1>}>
          {(word) => word}
        </QueryBoundary>,
      ).container;
    expect(framed(queryOf({})).querySelector('h1')?.textContent).toBe('wait');
    expect(framed(queryOf({ isError: true })).querySelector('h1')).not.toBeNull();
    expect(framed(queryOf({ data: 'there' })).querySelector('h1')).toBeNull();
  });
});

describe('two queries as one', () => {
  it('are there once both are', () => {
    const [one, two] = [queryOf({ data: 1 }), queryOf({ data: 'two' })];
    expect(bothOf(one, queryOf({})).data).toBeUndefined();
    expect(bothOf(one, two).data).toEqual([1, 'two']);
  });

  it('fail together, and only what failed is tried again', () => {
    const [fine, broken] = [queryOf({ data: 1 }), queryOf({ isError: true })];
    const both = bothOf(fine, broken);
    expect(both.isError).toBe(true);
    both.refetch();
    expect(fine.refetch).not.toHaveBeenCalled();
    expect(broken.refetch).toHaveBeenCalledOnce();
  });
});

describe('counters', () => {
  const count = (query: ReadQuery<{ waiting: number }>) =>
    render(
      <Counters query={query} tiles={({ waiting }) => [{ label: 'Waiting', value: waiting }]} />,
    ).container.textContent;

  it('hold their place, show their figures, and never a figure nobody knows', () => {
    expect(count(queryOf({}))).toBe('Waiting…');
    expect(count(queryOf({ data: { waiting: 0 } }))).toBe('Waiting0');
    const failed = count(queryOf({ isError: true }));
    expect(failed).toContain('We couldn’t load the numbers');
    expect(failed).not.toContain('…');
  });
});
