// @vitest-environment happy-dom
import { ClubId } from '@ribbon/domain/accounts';
import type { ClubChoice } from '@ribbon/domain/clubs';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PlaceSearch } from './PlaceSearch.tsx';

const id = ClubId.parse('3d1f8f0e-38a4-4d0c-9f6e-0f8f6a3a2b1c');
const club = (name: string, city: string): ClubChoice => ({
  id,
  name,
  city,
  country: 'United Kingdom',
  status: 'approved',
  isClaimed: true,
  joinPolicy: 'open',
  art: null,
  rating: null,
});
const asked: string[] = [];
beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return Response.json(
      address.startsWith('/api/places')
        ? { places: ['Leeds, West Yorkshire', 'Leek, Staffordshire'] }
        : { clubs: [club('Leeway Hoops', 'Bath'), club('Aire Ribbons', 'Leeds')] },
    );
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const onClub = vi.fn<(opened: ClubId) => void>();
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
      onClub={onClub}
      onLocate={() => {}}
    />
  </QueryClientProvider>
);

it('Enter searches what is typed', async () => {
  render(search());
  await userEvent.type(box(), ' LS6 3AB {Enter}');
  expect(onSearch).toHaveBeenLastCalledWith('LS6 3AB');
});

it('suggests places and clubs of that name once typing pauses, and takes the one that is chosen', async () => {
  render(search());
  await userEvent.type(box(), 'Lee');
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Leeds, West Yorkshire',
    'Leek, Staffordshire',
    'Leeway Hoops · Bath',
  ]);
  expect(asked).toEqual(['/api/places?text=Lee', '/api/clubs/choices?search=Lee&scope=all']);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(onSearch).toHaveBeenLastCalledWith('Leek, Staffordshire');
});

it('opens a club that is chosen by its name', async () => {
  render(search());
  await userEvent.type(box(), 'Leew');
  await userEvent.click(await screen.findByRole('option', { name: 'Leeway Hoops · Bath' }));
  expect(onClub).toHaveBeenLastCalledWith(id);
  expect((box() as HTMLInputElement).value).toBe('');
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
