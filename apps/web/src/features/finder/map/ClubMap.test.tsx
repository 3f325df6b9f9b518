// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { ClubMap } from './ClubMap.tsx';
import type { EngineNeeds, MapEngine } from './engines/finder.engine.ts';
import type { MapClub } from './finder.map.rules.ts';
import { movedBy } from './finder.view.rules.ts';

const started = vi.hoisted(() => ({ needs: [] as EngineNeeds[], shown: [] as object[] }));
const google = vi.hoisted(() => ({ failure: undefined as unknown }));

/** An engine without a picture; what we draw ourselves is there. */
const still = vi.hoisted(() => (needs: EngineNeeds): MapEngine => {
  started.needs.push(needs);
  return {
    view: () => ({ ...needs.camera, width: 800, height: 600 }),
    show: (camera) => started.shown.push(camera),
    spot: (element) => {
      needs.container.append(element);
      return { raise: () => {}, remove: () => element.remove() };
    },
    takeFocus: () => needs.container.focus(),
    remove: () => {},
  };
});
vi.mock(import('./engines/finder.leaflet.engine.ts'), () => ({ startLeaflet: still }));
vi.mock(import('./google/finder.google.engine.ts'), () => ({
  loadGoogleEngine: async () => {
    if (google.failure !== undefined) throw google.failure;
    return still;
  },
}));

const club = (id: string, name: string, latitude: number): MapClub => ({
  id,
  name,
  city: 'Leeds',
  latitude,
  longitude: -1.55,
  isClaimed: true,
});
const clubs = [club('north', 'Northern Star', 57), club('lark', 'Larkspur', 53.8)];

type Props = Parameters<typeof ClubMap<MapClub>>[0];
const selected = vi.fn<Props['onSelect']>();
const hovered = vi.fn<NonNullable<Props['onHover']>>();
const map = (props: Partial<Props> = {}) => (
  <ClubMap
    clubs={clubs}
    selectedId={undefined}
    onSelect={selected}
    onHover={hovered}
    renderPopup={({ name }) => <p>About {name}</p>}
    {...props}
  />
);
const marker = (name: string) => screen.findByRole('button', { name: `${name}, Leeds` });

// Loads the lazy parts of the map before the tests, so that none times out on a busy machine.
beforeAll(async () => {
  await import('./MapCanvas.tsx');
});
beforeEach(() => {
  started.needs.length = 0;
  started.shown.length = 0;
  google.failure = undefined;
  vi.clearAllMocks();
});
afterEach(cleanup);

it('has a marker for each club that answers click, Enter and Space', async () => {
  render(map());
  await userEvent.click(await marker('Northern Star'));
  (await marker('Larkspur')).focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard(' ');
  expect(selected.mock.calls).toEqual([['north'], ['lark'], ['lark']]);
});

it('tells the list which marker one points at', async () => {
  render(map());
  await userEvent.hover(await marker('Larkspur'));
  await userEvent.unhover(await marker('Larkspur'));
  expect(hovered.mock.calls).toEqual([['lark'], [undefined]]);
});

it('marks the club that one points at in the list', async () => {
  render(map({ hoveredId: 'lark' }));
  expect((await marker('Larkspur')).dataset['hovered']).toBe('true');
  expect((await marker('Northern Star')).dataset['hovered']).toBe('false');
});

it('says about the selected club what its caller has to say', async () => {
  render(map({ selectedId: 'lark' }));
  expect(await screen.findByRole('dialog', { name: 'Larkspur' })).toBeTruthy();
  expect(screen.getByText('About Larkspur')).toBeTruthy();
  expect((await marker('Larkspur')).getAttribute('aria-expanded')).toBe('true');
});

it('gives the focus back to the marker when Escape closes its popup', async () => {
  const { rerender } = render(map());
  await userEvent.click(await marker('Larkspur'));
  rerender(map({ selectedId: 'lark' }));
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('dialog'));
  await userEvent.keyboard('{Escape}');
  expect(selected).toHaveBeenLastCalledWith(undefined);
  rerender(map());
  expect(document.activeElement).toBe(await marker('Larkspur'));
});

it('follows the focus to a marker just outside', async () => {
  const outside = movedBy({ latitude: 54.5, longitude: -3.5, zoom: 6 }, { x: 0, y: -330 });
  render(map({ clubs: [...clubs, { ...club('far', 'Far North', 0), ...outside }] }));
  (await marker('Larkspur')).focus();
  expect(started.shown).toEqual([]);
  (await marker('Far North')).focus();
  expect(started.shown).toHaveLength(1);
});

it('leaves the focus where it is when a club is selected elsewhere', async () => {
  const { rerender } = render(map());
  await marker('Larkspur');
  rerender(map({ selectedId: 'lark' }));
  await screen.findByRole('dialog');
  expect(document.activeElement).toBe(document.body);
});

it('moves to a searched place, and stays when nothing changes', async () => {
  const { rerender } = render(map());
  await marker('Larkspur');
  expect(started.needs[0]?.camera).toEqual({ latitude: 54.5, longitude: -3.5, zoom: 6 });
  const focus = { latitude: 53.81, longitude: -1.55, label: 'Leeds' };
  rerender(map({ focus }));
  await screen.findByRole('img', { name: 'Your search: Leeds' });
  rerender(map({ focus: { ...focus }, clubs: [...clubs] }));
  expect(started.shown).toEqual([{ latitude: 53.81, longitude: -1.55, zoom: 12 }]);
});

it('says that the embedded map is simplified, and whose data it is', async () => {
  render(map());
  expect(await screen.findByText('Simplified map')).toBeTruthy();
  expect(
    screen.getByText('© OpenStreetMap contributors (ODbL), Natural Earth, GeoNames (CC BY 4.0)'),
  ).toBeTruthy();
});

it('names the provider of tiles instead', async () => {
  render(map({ source: { kind: 'tiles', url: '/{z}/{x}/{y}.png', attribution: '© Somebody' } }));
  expect(await screen.findByText('© Somebody')).toBeTruthy();
  expect(screen.queryByText('Simplified map')).toBeNull();
});

it.each([
  ['billing', 'Google Maps needs billing'],
  ['key', 'Google doesn’t accept the key'],
  [new Error('offline'), 'Failed to load Google Maps.'],
])('explains what Google misses (%s), and offers its own map', async (failure, title) => {
  google.failure = failure;
  render(map({ source: { kind: 'google', key: 'a key' } }));
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Show simplified map' }));
  expect(await screen.findByText('Simplified map')).toBeTruthy();
});

it('can be tried again when its ground cannot be drawn', async () => {
  render(map());
  await marker('Larkspur');
  started.needs.at(-1)?.onFailure(new Error('no worker'));
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await marker('Larkspur')).toBeTruthy();
});
