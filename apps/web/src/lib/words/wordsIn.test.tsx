import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { wordsIn } from './wordsIn.ts';

const bold = <b />;

it.each([
  ['Mia', 'Write to <b>Mia</b>. Then wait for Mia.'],
  // A short name ends in a full stop of its own.
  ['Mia T.', 'Write to <b>Mia T.</b> Then wait for Mia T.'],
])('a sentence that ends with the name %s ends with one full stop', (name, shown) => {
  const words = wordsIn(
    ['Write to ', [0, [['name']]], '. Then wait for ', ['name'], '.'],
    { name },
    [bold],
  );
  expect(renderToStaticMarkup(words)).toBe(shown);
});
