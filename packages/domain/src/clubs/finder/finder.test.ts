import { expect, it } from 'vitest';
import { ClubSearch, finderMessages, programsShown, ratingText } from './clubs.finder.schema.ts';

it('a search says where and what, or nothing at all', () => {
  expect(ClubSearch.parse({})).toEqual({});
  expect(ClubSearch.parse({ near: ' Leeds ', age: '8', level: 'beginner', day: 'monday' })).toEqual(
    { near: 'Leeds', age: 8, level: 'beginner', day: 'monday' },
  );
});

it.each([
  { near: '  ' },
  { near: 'x'.repeat(201) },
  { at: '53.80123,-1.55' },
  { age: '-1' },
  { age: '8.5' },
  { age: '' },
  { level: 'olympic' },
  { apparatus: "' or 1=1" },
  { day: 'someday' },
  { program: '' },
])('a search that means nothing is refused: %j', (search) => {
  expect(ClubSearch.safeParse(search).success).toBe(false);
});

it('a rating has one decimal', () => {
  expect([ratingText(4), ratingText(4.25), ratingText(3.96)]).toEqual(['4.0', '4.3', '4.0']);
});

it('a card names the first programs and counts the others', () => {
  expect(programsShown(['a', 'b', 'c', 'd', 'e'], 3)).toEqual({ shown: ['a', 'b', 'c'], more: 2 });
  expect(programsShown(['a'], 3)).toEqual({ shown: ['a'], more: 0 });
});

it('says the words that were agreed when nothing is near', () => {
  expect(finderMessages.noneNear).toBe(
    'No clubs found within 50km of this location. Try searching a different area.',
  );
});
