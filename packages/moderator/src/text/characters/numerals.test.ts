import { expect, it } from 'vitest';
import { digitOf } from './numerals.ts';

const decimals = Array.from({ length: 0x20000 }, (_, point) => point).filter(
  (point) => point > 127 && /^\p{Nd}$/u.test(String.fromCodePoint(point)),
);

it('the digits of every script are read as digits', () => {
  expect(decimals.length).toBeGreaterThan(500);
  expect(decimals.filter((point) => !/^\d$/.test(digitOf(point) ?? ''))).toEqual([]);
});

it('they count from zero to nine in each script', () => {
  expect(Array.from('٠١٢٣٤٥٦٧٨٩', (sign) => digitOf(sign.codePointAt(0) ?? 0)).join('')).toBe(
    '0123456789',
  );
  expect(Array.from('०७७', (sign) => digitOf(sign.codePointAt(0) ?? 0)).join('')).toBe('077');
});

it('circled digits and clock faces are digits, too', () => {
  expect(Array.from('❶➂➒🕖', (sign) => digitOf(sign.codePointAt(0) ?? 0)).join('')).toBe('1397');
});
