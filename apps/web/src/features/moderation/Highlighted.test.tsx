import { expect, it } from 'vitest';
import { piecesOf } from './Highlighted.tsx';

const show = (text: string, ...spans: [number, number][]) =>
  piecesOf(
    text,
    spans.map(([start, end]) => ({ start, end })),
  )
    .map(({ words, marked }) => (marked ? `[${words}]` : words))
    .join('');

it.each([
  [[], 'you are mean'],
  [[[8, 12]], 'you are [mean]'],
  [[[0, 3]], '[you] are mean'],
  [
    [
      [8, 12],
      [0, 3],
    ],
    '[you] are [mean]',
  ],
  [
    [
      [4, 12],
      [8, 10],
    ],
    'you [are mean]',
  ],
  [[[8, 99]], 'you are [mean]'],
] as [[number, number][], string][])('marks %j', (spans, shown) => {
  expect(show('you are mean', ...spans)).toBe(shown);
});
