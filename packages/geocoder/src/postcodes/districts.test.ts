import { describe, expect, it } from 'vitest';
import { geocoder } from '../index.ts';
import { kilometresBetween } from '../place.ts';
import { areaOf } from './postcode.ts';
import { rowsOf } from '../table.ts';

const { locate } = geocoder();
const districts = rowsOf('postcode-districts').map(
  ([code = '', locality, latitude, longitude]) => ({
    code,
    locality,
    latitude: Number(latitude),
    longitude: Number(longitude),
  }),
);

/** Things that stand where everybody can look them up: stations, cathedrals, stadiums. */
const KNOWN: [string, number, number][] = [
  ['AB10', 57.144, -2.098],
  ['B1', 52.478, -1.909],
  ['BA1', 51.381, -2.359],
  ['BD1', 53.792, -1.753],
  ['BH1', 50.727, -1.864],
  ['BN1', 50.829, -0.141],
  ['BS1', 51.449, -2.581],
  ['BT1', 54.597, -5.93],
  ['BT48', 54.998, -7.322],
  ['BT74', 54.344, -7.639],
  ['CA1', 54.891, -2.933],
  ['CB2', 52.194, 0.137],
  ['CF10', 51.478, -3.183],
  ['CH1', 53.192, -2.892],
  ['CT1', 51.28, 1.083],
  ['CV1', 52.408, -1.507],
  ['DD1', 56.457, -2.971],
  ['DE1', 52.925, -1.477],
  ['DH1', 54.774, -1.576],
  ['E14', 51.505, -0.019],
  ['E20', 51.539, -0.016],
  ['EC4M', 51.514, -0.098],
  ['EH1', 55.951, -3.19],
  ['EH12', 55.942, -3.241],
  ['EX1', 50.723, -3.53],
  ['FK8', 56.12, -3.937],
  ['G1', 55.861, -4.25],
  ['G51', 55.853, -4.309],
  ['GL1', 51.868, -2.247],
  ['GY1', 49.455, -2.537],
  ['HA9', 51.556, -0.28],
  ['HS1', 58.209, -6.389],
  ['HU1', 53.744, -0.346],
  ['IM1', 54.15, -4.482],
  ['IP1', 52.057, 1.148],
  ['IV1', 57.48, -4.223],
  ['JE2', 49.185, -2.107],
  ['KW15', 58.981, -2.96],
  ['L4', 53.431, -2.961],
  ['LE1', 52.634, -1.137],
  ['LL57', 53.227, -4.129],
  ['LS1', 53.796, -1.549],
  ['M1', 53.477, -2.231],
  ['M16', 53.463, -2.291],
  ['M90', 53.365, -2.272],
  ['MK9', 52.043, -0.757],
  ['N17', 51.604, -0.066],
  ['NE1', 54.968, -1.617],
  ['NG1', 52.953, -1.15],
  ['NR1', 52.627, 1.307],
  ['NW1', 51.529, -0.147],
  ['OX1', 51.752, -1.258],
  ['PH33', 56.82, -5.106],
  ['PL1', 50.371, -4.143],
  ['PO1', 50.798, -1.092],
  ['S1', 53.38, -1.47],
  ['SA1', 51.625, -3.941],
  ['SE10', 51.478, -0.001],
  ['SO14', 50.9, -1.404],
  ['SW19', 51.434, -0.214],
  ['SY1', 52.712, -2.75],
  ['SY23', 52.415, -4.083],
  ['TR1', 50.264, -5.051],
  ['TR18', 50.118, -5.537],
  ['TR21', 49.914, -6.316],
  ['TW6', 51.471, -0.454],
  ['WC2N', 51.508, -0.125],
  ['YO1', 53.96, -1.082],
  ['ZE1', 60.155, -1.145],
];

describe('the table of districts', () => {
  it('has all areas and about all districts, each once', () => {
    expect(new Set(districts.map(({ code }) => code)).size).toBe(districts.length);
    expect(districts.length).toBeGreaterThan(2900);
    const areas = rowsOf('postcode-areas').map(([area]) => area);
    expect(areas).toHaveLength(124);
    expect(new Set(districts.map(({ code }) => areaOf(code)))).toEqual(new Set(areas));
  });

  it.each(KNOWN)('has %s where it is', (code, latitude, longitude) => {
    const place = locate(code);
    expect(place?.precision).toBe('district');
    expect(place && kilometresBetween(place, { latitude, longitude })).toBeLessThan(6);
  });

  it('gives every district, alone and in a whole postcode', () => {
    for (const { code, locality, latitude, longitude } of districts) {
      const expected = { name: `${code}, ${locality}`, latitude, longitude, precision: 'district' };
      expect(locate(code)).toEqual(expected);
      expect(locate(`${code} 1AA`)).toEqual(expected);
      expect(locate(`${code}9ZZ`.toLowerCase())).toEqual(expected);
    }
  });

  it('has each district on the islands, near others of its area', () => {
    const lonely: string[] = [];
    for (const members of Map.groupBy(districts, ({ code }) => areaOf(code)).values()) {
      for (const district of members) {
        expect(district.latitude).toBeGreaterThan(49.1);
        expect(district.latitude).toBeLessThan(60.9);
        expect(district.longitude).toBeGreaterThan(-8.2);
        expect(district.longitude).toBeLessThan(1.8);
        const others = members.filter((other) => other !== district);
        const nearest = Math.min(...others.map((other) => kilometresBetween(other, district)));
        if (nearest > 25) lonely.push(district.code);
      }
    }
    // Islands, Kintyre, the far north-west and Galloway.
    expect(lonely.toSorted()).toEqual(
      'DG8 DG9 GY9 HS8 HS9 IV27 KA27 PA28 PA36 PA61 ZE3'.split(' '),
    );
  });

  it.each(['B', 'BS', 'E', 'G', 'L', 'LS', 'M', 'NE', 'NG', 'S', 'SE', 'SW'])(
    'does not put the city of %s into one point',
    (area) => {
      const members = districts.filter(({ code }) => areaOf(code) === area);
      const points = new Set(members.map(({ latitude, longitude }) => `${latitude} ${longitude}`));
      expect(points.size).toBeGreaterThan(members.length * 0.75);
    },
  );

  it('has the size that was promised', () => {
    const sizes = (['counties', 'places', 'postcode-areas', 'postcode-districts'] as const).map(
      (table) => rowsOf(table).flat().join('\t').length,
    );
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(1_500_000);
  });
});

describe('an area', () => {
  it.each(rowsOf('postcode-areas'))('lies among its districts: %s, %s', (area = '', town = '') => {
    const place = locate(area);
    expect(place).toMatchObject({ name: `${area}, ${town}`, precision: 'area' });
    const members = districts.filter(({ code }) => areaOf(code) === area);
    const near = members.filter((member) => place && kilometresBetween(member, place) < 12);
    expect(near).not.toEqual([]);
  });
});
