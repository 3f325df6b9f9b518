// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PlaceSearch } from './PlaceSearch.tsx';

const asked: string[] = [];
beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return Response.json({ places: ['Leeds, West Yorkshire', 'Leek, Staffordshire'] });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const onSearch = vi.fn<(near: string) => void>();
const box = () => screen.getByRole('combobox', { name: 'City, postcode or address' });
const search = (near?: string, error?: string) => (
  <QueryClientProvider client={new QueryClient()}>
    <PlaceSearch
      near={near}
      error={error}
      pending={false}
      isLocating={false}
      onSearch={onSearch}
      onLocate={() => {}}
    />
  </QueryClientProvider>
);

it('Enter searches what is typed', async () => {
  render(search());
  await userEvent.type(box(), ' LS6 3AB {Enter}');
  expect(onSearch).toHaveBeenLastCalledWith('LS6 3AB');
});

it('suggests places once typing pauses, and takes the one that is chosen', async () => {
  render(search());
  await userEvent.type(box(), 'Lee');
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Leeds, West Yorkshire',
    'Leek, Staffordshire',
  ]);
  expect(asked).toEqual(['/api/places?text=Lee']);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(onSearch).toHaveBeenLastCalledWith('Leek, Staffordshire');
});

it('asks for a place when there is none', async () => {
  render(search());
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(screen.getByRole('alert').textContent).toBe('Please enter a city, postcode or address.');
});

it('says beside the box that a place is unknown, until another is typed', async () => {
  const unknown = 'Location not found. Please try a different postcode or city name.';
  render(search('Nowhere', unknown));
  expect(screen.getByRole('alert').textContent).toBe(unknown);
  expect(box().getAttribute('aria-invalid')).toBe('true');
  await userEvent.type(box(), 'x');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('follows the address when somebody goes back', () => {
  const { rerender } = render(search('York'));
  rerender(search('Leeds'));
  expect((box() as HTMLInputElement).value).toBe('Leeds');
});
