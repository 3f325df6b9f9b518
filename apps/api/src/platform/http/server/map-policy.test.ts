import { expect, it } from 'vitest';
import { withMap } from './map-policy.ts';

const OURS = { scriptSrc: ["'self'"], imgSrc: ["'self'"], connectSrc: ["'self'"] };
const tiles = (url: string) => withMap(OURS, { kind: 'tiles', url, attribution: '© Somebody' });

it('our own map asks nobody, so nobody else may be asked', () => {
  expect(withMap(OURS, { kind: 'embedded' })).toEqual(OURS);
  expect(tiles('/tiles/{z}/{x}/{y}.png')).toEqual(OURS);
});

it.each([
  ['https://tiles.example:8443/{z}/{x}/{y}.png?key=abc', 'https://tiles.example:8443'],
  ['https://{s}.tiles.example/{z}/{x}/{y}.png', 'https://*.tiles.example'],
])('tiles from %s allow pictures from %s alone', (url, host) => {
  expect(tiles(url)).toEqual({ ...OURS, imgSrc: ["'self'", host] });
});

it('Google gets what its guide asks for, only when it draws the map', () => {
  const policy = withMap(OURS, { kind: 'google', key: 'a key' });
  expect(policy['scriptSrc']).toContain('https://*.googleapis.com');
  expect(policy['scriptSrc']).not.toContain("'unsafe-inline'");
  expect(policy['workerSrc']).toEqual(["'self'", 'blob:']);
});
