import { ClubId } from '@ribbon/domain/accounts';
import type { FoundClub, FoundClubs } from '@ribbon/domain/clubs';
import { expect, it } from 'vitest';
import { resultsOf } from './finder.results.rules.ts';

const LEEDS = { latitude: 53.8, longitude: -1.55 };
const club = (letter: string): FoundClub => ({
  id: ClubId.parse(`${letter.repeat(8)}-38a4-4d0c-9f6e-0f8f6a3a2b1c`),
  slug: 'a-club',
  name: letter,
  city: 'Leeds',
  country: 'United Kingdom',
  address: null,
  description: null,
  phone: null,
  email: null,
  website: null,
  hours: null,
  programs: [],
  art: null,
  imageId: null,
  position: { ...LEEDS, latitude: 53.9 },
  rating: null,
  membersCount: 0,
  isClaimed: false,
  joinPolicy: 'open',
  distanceKm: 11.1,
});
const page = (more: Partial<FoundClubs>): FoundClubs => ({
  place: null,
  clubs: [],
  total: 0,
  next: null,
  nearest: [],
  points: [],
  morePoints: false,
  map: { kind: 'embedded' },
  ...more,
});
const place = { ...LEEDS, name: 'Leeds', precision: 'place' } as const;

it('pages follow each other, and the first says what holds for all', () => {
  const pages = [
    page({ place, clubs: [club('a')], total: 2 }),
    page({ clubs: [club('b')], total: 2 }),
  ];
  const { clubs, total, focus } = resultsOf(pages, undefined);
  expect(clubs.map(({ name }) => name)).toEqual(['a', 'b']);
  expect([total, focus]).toEqual([2, { ...LEEDS, label: 'Leeds' }]);
});

it('when none is near, the map shows the nearest', () => {
  const { points } = resultsOf(
    [page({ place, nearest: [club('a'), { ...club('b'), position: null }] })],
    undefined,
  );
  expect(points.map(({ name }) => name)).toEqual(['a']);
});

it('a club that was asked for by itself is as far as the list would say', () => {
  const alone = { ...club('a'), distanceKm: null };
  expect(resultsOf([page({ place })], undefined).measured(alone).distanceKm).toBe(11.1);
  expect(resultsOf([page({})], '53.8,-1.55').measured(alone).distanceKm).toBe(11.1);
  expect(resultsOf([page({})], undefined).measured(alone).distanceKm).toBeNull();
});
