import { describe, expect, it } from 'vitest';
import { geocoder } from './index.ts';
import { kilometresBetween, type Position } from './place.ts';

const { locate, suggest } = geocoder();
const away = (query: string, latitude: number, longitude: number) => {
  const place = locate(query);
  return place === undefined ? Infinity : kilometresBetween(place, { latitude, longitude });
};

describe('a postcode', () => {
  it.each(['SW1A 1AA', 'sw1a1aa', ' SW1A  1AA ', 'Sw1a-1aa'])(
    'is read as people write it: "%s"',
    (query) => {
      expect(locate(query)).toMatchObject({ name: 'SW1A, Whitehall', precision: 'district' });
      expect(away(query, 51.501, -0.1416)).toBeLessThan(2);
    },
  );

  it('is found at the end of an address', () => {
    const place = locate('Sports Hall, 12 Long Lane, Leeds LS6 3AB, UK');
    expect(place).toMatchObject({ name: 'LS6, Headingley', precision: 'district' });
  });

  it('may be only a district or only an area', () => {
    expect(locate('M1')).toMatchObject({ name: 'M1, Manchester', precision: 'district' });
    expect(locate('Leeds LS6')).toMatchObject({ name: 'LS6, Headingley' });
    expect(locate('EH')).toMatchObject({ name: 'EH, Edinburgh', precision: 'area' });
    expect(locate('eh')).toEqual(locate('EH'));
  });

  it.each(['W1', 'SW1', 'EC1', 'EC4', 'WC2'])(
    'of central London may be said short: %s',
    (query) => {
      expect(locate(query)).toMatchObject({ name: `${query}, London`, precision: 'district' });
      expect(away(query, 51.508, -0.128)).toBeLessThan(4);
    },
  );

  it('of a new district is at least in its area', () => {
    expect(locate('LS39 1AA')).toMatchObject({ name: 'LS, Leeds', precision: 'area' });
  });

  it.each(['M1 1', 'LS39', 'QQ1 1AA', 'LS6 3CK', 'LS6 AB3', '99999', 'Unit B2', 'Hall 3, Room S1'])(
    'is not guessed: "%s"',
    (query) => expect(locate(query)).toBeUndefined(),
  );
});

describe('a place', () => {
  it.each([
    ['Manchester', 53.48, -2.24],
    ['Bath, Somerset', 51.38, -2.36],
    ['Edinburgh', 55.95, -3.19],
    ['Newcastle', 54.97, -1.61],
    ['Newport', 51.59, -3.0],
    ['St Albans', 51.75, -0.34],
    ['Saint Albans', 51.75, -0.34],
    ["St. Alban's", 51.75, -0.34],
    ['Stoke on Trent', 53.0, -2.18],
    ['Hull', 53.745, -0.335],
    ['Kingston upon Hull', 53.745, -0.335],
    ['Southend', 51.54, 0.71],
    ['Kings Lynn', 52.75, 0.4],
    ['Tunbridge Wells', 51.13, 0.26],
    ['Bristol, UK', 51.455, -2.59],
    ['GLASGOW, Scotland, United Kingdom', 55.86, -4.25],
    ['Londonderry', 55.0, -7.32],
    ['Wimbledon', 51.42, -0.21],
    ['Headingley, Leeds', 53.82, -1.577],
    ['Cardiff', 51.48, -3.18],
    ['Douglas', 54.15, -4.48],
    ['St Helier', 49.187, -2.106],
    ['Sports Hall, 12 Long Lane, Leeds', 53.8, -1.55],
    ['12 Long Lane Leeds', 53.8, -1.55],
  ])('is known by name: %s', (query, latitude, longitude) => {
    expect(locate(query)?.precision).toBe('place');
    expect(away(query, latitude, longitude)).toBeLessThan(4);
  });

  it.each([
    ['Newport, Shropshire', 52.77, -2.38],
    ['Newport Shropshire', 52.77, -2.38],
    ['Newport, Isle of Wight', 50.7, -1.29],
    ['Newport, Wales', 51.59, -3.0],
    ['Newcastle, Staffs', 53.01, -2.23],
    ['Bangor, Wales', 53.23, -4.13],
    ['Bangor, Co. Down', 54.65, -5.67],
    ['Ashford, Kent', 51.15, 0.87],
    ['Ashford, Surrey', 51.43, -0.46],
    ['Richmond, North Yorkshire', 54.4, -1.73],
    ['Richmond, London', 51.46, -0.3],
    ['Gillingham, Dorset', 51.04, -2.28],
    ['Whitchurch, Hampshire', 51.23, -1.34],
    ['Stanley, Durham', 54.87, -1.7],
  ])('is told from its namesakes by what follows it: %s', (query, latitude, longitude) => {
    expect(away(query, latitude, longitude)).toBeLessThan(4);
  });

  it.each([
    ['Manchestr', 'Manchester'],
    ['Edinbrugh', 'Edinburgh'],
    ['Birmimgham', 'Birmingham'],
    ['Sheffeild', 'Sheffield'],
    ['Liverpoool', 'Liverpool'],
    ['Maidston, Kent', 'Maidstone'],
  ])('may have one slip: %s', (query, name) => expect(locate(query)?.name).toBe(name));

  it('may be a county', () => {
    expect(locate('Kent')).toMatchObject({ name: 'Kent', precision: 'area' });
    expect(locate('Yorkshire')).toMatchObject({ name: 'Yorkshire', precision: 'area' });
  });

  it.each([
    'qwxzv',
    'Bxth',
    'High Street',
    'Village Hall',
    'Perth, Australia',
    'Scotland',
    'UK',
    '',
    '   ',
    ',,,',
    'Manchester '.repeat(1000),
    'x'.repeat(10_000),
  ])('is not made of nonsense: "%.30s"', (query) => expect(locate(query)).toBeUndefined());
});

describe('suggestions', () => {
  const names = (prefix: string, limit = 5) => suggest(prefix, limit).map(({ name }) => name);

  it('are places that begin like this, larger first', () => {
    expect(names('man').slice(0, 2)).toEqual(['Manchester', 'Mansfield']);
    expect(names('newport').slice(0, 2)).toEqual(['Newport, Wales', 'Newport, Isle of Wight']);
    expect(names('newport, sh')).toEqual(['Newport, Shropshire']);
    expect(names('kingston upon h')).toEqual(['Hull']);
  });

  it('are postcode districts that begin like this, in their order', () => {
    expect(names('ls6')).toEqual(['LS6, Headingley']);
    expect(names('m1', 3)).toEqual(['M1, Manchester', 'M11, Clayton', 'M12, Ardwick']);
    expect(names('LS6 3a')).toEqual(['LS6, Headingley']);
    expect(names('zzz')).toEqual([]);
  });

  it('are never more than asked for', () => {
    expect(suggest('s', 3)).toHaveLength(3);
    expect(suggest('s', 1e9)).toHaveLength(50);
    for (const limit of [0, -1, Number.NaN]) expect(suggest('s', limit)).toEqual([]);
    expect(suggest('', 5)).toEqual([]);
    expect(suggest('  ', 5)).toEqual([]);
  });

  it('can be located by their name', () => {
    const lost = [...suggest('b', 50), ...suggest('eh', 50)].filter((place) => {
      const again = locate(place.name);
      return again === undefined || kilometresBetween(again, place) > 0.1;
    });
    expect(lost).toEqual([]);
  });
});

describe('answers', () => {
  it('hold a name, a position and a precision, and nothing else', () => {
    const position: Position = { latitude: expect.any(Number), longitude: expect.any(Number) };
    expect(locate('Leeds')).toStrictEqual({ name: 'Leeds', ...position, precision: 'place' });
    expect(suggest('Leeds', 1)).toStrictEqual([locate('Leeds')]);
  });
});
