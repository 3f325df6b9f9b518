import { expect, it } from 'vitest';
import { rulesFrom } from './phrases.ts';

it('refuses a phrase with a piece that its file does not hold', () => {
  expect(() => rulesFrom([{ weight: 1, phrases: ['you {ARE}'] }], { IS: 'is' })).toThrow(
    'No piece called ARE for: you {ARE}',
  );
});
