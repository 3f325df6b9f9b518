import { expect, it } from 'vitest';
import { choice, idOf, kindsOf, searchOf, text, wholeNumber, writing } from './reading.ts';

const ID = '00000000-0000-4000-8000-000000000001';

it.each([
  ['  Oakbridge ', 'Oakbridge'],
  [2026, '2026'],
  ['', undefined],
  ['two\nlines', undefined],
  ['a name that is too long', undefined],
  [null, undefined],
])('reads %j as words of one line: %j', (given, read) => {
  expect(text(12)(given)).toBe(read);
});

it('leaves writing as it is, as long as it is no longer than allowed', () => {
  expect(writing(5)(' a\nb ')).toBe(' a\nb ');
  expect(writing(5)('123456')).toBeUndefined();
});

it('takes a choice that has a label, and no name that every object has', () => {
  const labels = { open: 'Open', closed: 'Closed' };
  expect(choice(labels)('open')).toBe('open');
  expect(choice(labels)('toString')).toBeUndefined();
  expect(choice(labels)(['open'])).toBeUndefined();
});

it('takes an id for an id only when it is one', () => {
  expect(idOf()(ID)).toBe(ID);
  expect(idOf()(`${ID}x`)).toBeUndefined();
});

it('takes whole numbers within their limits', () => {
  const read = wholeNumber(1, 31);
  expect([1, 31, 0, 32, 1.5, '7'].map(read)).toEqual([1, 31, ...Array(4).fill(undefined)]);
});

it('leaves out of an address what makes no sense, and keeps the rest', () => {
  const search = searchOf({ words: text(20), day: wholeNumber(1, 31) });
  expect(search.parse({ words: 'ribbon', day: 40, other: 1 })).toEqual({ words: 'ribbon' });
  expect(search.parse(undefined)).toEqual({});
});

it('takes one of several kinds of a thing only when all of its fields are there', () => {
  const read = kindsOf({ join: { clubId: idOf(), name: text(20) }, leave: {} });
  expect(read({ kind: 'join', clubId: ID, name: 'Oakbridge', more: 1 })).toEqual({
    kind: 'join',
    clubId: ID,
    name: 'Oakbridge',
  });
  expect(read({ kind: 'leave' })).toEqual({ kind: 'leave' });
  expect(read({ kind: 'join', clubId: ID })).toBeUndefined();
  expect(read({ kind: 'constructor' })).toBeUndefined();
});
