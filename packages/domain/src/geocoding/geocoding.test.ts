import { expect, it } from 'vitest';
import { CoarsePosition, PlaceText, coarsely, kilometresBetween } from './geocoding.schema.ts';

it('where somebody is, is said no finer than to about a kilometre', () => {
  expect(coarsely({ latitude: 53.79648, longitude: -1.54785 })).toBe('53.8,-1.55');
  expect(coarsely({ latitude: 0, longitude: -0.001 })).toBe('0,0');
  expect(CoarsePosition.parse('53.8,-1.55')).toEqual({ latitude: 53.8, longitude: -1.55 });
});

it.each([
  '53.79648,-1.54785',
  '53.8',
  '91,0',
  '0,181',
  'NaN,0',
  '1e1,0',
  '',
  ' 53.8,-1.55',
  '1,2,3',
])('a position that is finer, or none, is refused: "%s"', (text) =>
  expect(CoarsePosition.safeParse(text).success).toBe(false),
);

it('what is searched for is trimmed, and is something', () => {
  expect(PlaceText.parse('  LS6 3AB ')).toBe('LS6 3AB');
  expect(PlaceText.safeParse('   ').error?.issues[0]?.message).toBe(
    'Please enter a city, postcode or address.',
  );
});

it('distances are measured along the surface of a sphere of 6,371 km', () => {
  const degree = { latitude: 1, longitude: 0 };
  expect(kilometresBetween({ latitude: 0, longitude: 0 }, degree)).toBe(111.2);
  expect(kilometresBetween(degree, degree)).toBe(0);
  const pole = { latitude: 90, longitude: 0 };
  expect(kilometresBetween(pole, { latitude: -90, longitude: 77 })).toBe(20015.1);
});
