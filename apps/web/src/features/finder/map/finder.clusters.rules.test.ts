import { describe, expect, it } from 'vitest';
import { clubIndex, standsFor } from './finder.clusters.rules.ts';
import type { MapClub } from './finder.map.rules.ts';

const club = (id: string, latitude: number, longitude: number): MapClub => ({
  id,
  name: `Club ${id}`,
  city: 'Leeds',
  isClaimed: true,
  latitude,
  longitude,
});
const leeds = club('leeds', 53.8, -1.55);
const bradford = club('bradford', 53.79, -1.75);
const plymouth = club('plymouth', 50.37, -4.14);
const clubs = [leeds, bradford, plymouth];
const view = (zoom: number) => ({
  latitude: 53,
  longitude: -2.5,
  zoom,
  width: 1200,
  height: 900,
});
const pins = (zoom: number, selectedId?: string) => clubIndex(clubs, selectedId).pinsIn(view(zoom));

describe('markers and clusters', () => {
  it('gather neighbours from afar, and say how many', () => {
    const [cluster, single] = pins(6);
    expect(cluster).toMatchObject({ kind: 'cluster', clubs: [leeds, bradford] });
    expect(single).toMatchObject({ kind: 'club', club: plymouth });
  });

  it('let them stand for themselves when one comes closer', () => {
    const [cluster] = pins(6);
    const opensAt = cluster?.kind === 'cluster' ? cluster.opensAt : 0;
    expect(opensAt).toBeGreaterThan(6);
    const there = { ...view(opensAt), latitude: 53.8, longitude: -1.65 };
    const kinds = clubIndex(clubs, undefined)
      .pinsIn(there)
      .map(({ kind }) => kind);
    expect(kinds).toEqual(['club', 'club']);
  });

  it('never hide the selected club in a cluster', () => {
    const alone = pins(6, 'bradford').filter(({ kind }) => kind === 'club');
    expect(alone.map(({ key }) => key)).toEqual(['leeds', 'bradford', 'plymouth']);
  });

  it('leave out what is far outside', () => {
    const there = { ...view(10), latitude: 50.37, longitude: -4.14 };
    const found = clubIndex(clubs, undefined).pinsIn(there);
    expect(found.map(({ key }) => key)).toEqual(['plymouth']);
  });

  it('know which of them stands for a club', () => {
    const [cluster, single] = pins(6);
    if (!cluster || !single) throw new Error('There should be two');
    expect([standsFor(cluster, 'bradford'), standsFor(single, 'bradford')]).toEqual([true, false]);
    expect(standsFor(single, 'plymouth')).toBe(true);
    expect(standsFor(single, undefined)).toBe(false);
  });

  it('step aside for clubs at the very same place', () => {
    const same = [leeds, { ...leeds, id: 'upstairs' }, { ...leeds, id: 'next door' }];
    const there = { ...view(14), latitude: 53.8, longitude: -1.55 };
    const found = clubIndex(same, undefined).pinsIn(there);
    const places = found.map((pin) => pin.kind === 'club' && `${pin.aside.x} ${pin.aside.y}`);
    expect(new Set(places).size).toBe(3);
  });

  it('stay quick with thousands of clubs', () => {
    const many = Array.from({ length: 3000 }, (_, at) =>
      club(String(at), 50 + (at % 80) / 10, -5 + (at % 71) / 12),
    );
    const found = clubIndex(many, undefined).pinsIn(view(6));
    const counted = found.reduce(
      (sum, pin) => sum + (pin.kind === 'club' ? 1 : pin.clubs.length),
      0,
    );
    expect(counted).toBeGreaterThan(2000);
    expect(found.length).toBeLessThan(200);
  });
});
