import { expect, it } from 'vitest';
import {
  FinderSearch,
  facetsOf,
  headingOf,
  kilometres,
  queryOf,
  summaryOf,
} from './finder.search.ts';

const CLUB = '3d1f8f0e-38a4-4d0c-9f6e-0f8f6a3a2b1c';

it('an address that somebody wrote by hand is read as far as it makes sense', () => {
  expect(FinderSearch.parse({ near: ' Leeds ', age: 8, club: CLUB, level: 'beginner' })).toEqual({
    near: 'Leeds',
    age: 8,
    club: CLUB,
    level: 'beginner',
  });
  const nonsense = { near: '', age: 'x', level: 'olympic', day: 3, club: 'x', here: 'yes' };
  expect(FinderSearch.parse(nonsense)).toEqual({});
  expect(FinderSearch.parse({ near: 1234 })).toEqual({ near: '1234' });
});

it('a place that is typed goes before the place where one is', () => {
  expect(queryOf({ near: 'Leeds', here: true, age: 8 }, '53.8,-1.55')).toEqual({
    near: 'Leeds',
    age: '8',
  });
  expect(queryOf({ here: true, day: 'monday' }, '53.8,-1.55')).toEqual({
    at: '53.8,-1.55',
    day: 'monday',
  });
});

it('a shared link of somebody who told where they are does not tell where', () => {
  expect(queryOf({ here: true }, undefined)).toEqual({});
  expect(headingOf(queryOf({ here: true }, undefined))).toBe('All Clubs');
});

it('the selected club is no filter', () => {
  expect(facetsOf(FinderSearch.parse({ club: CLUB, program: 'Squad' }))).toEqual({
    program: 'Squad',
  });
});

it.each([
  [{ near: 'LS6' }, 'Clubs Near LS6', '2 clubs within 50 km of LS6, Headingley'],
  [{ at: '53.8,-1.55' }, 'Clubs Near You', '2 clubs within 50 km of you'],
  [{}, 'All Clubs', '2 clubs, by name'],
])('says what is listed: %j', (query, heading, summary) => {
  expect(headingOf(query)).toBe(heading);
  expect(summaryOf(query, 2, 'LS6, Headingley')).toBe(summary);
});

it('one is one', () => {
  expect(summaryOf({ near: 'Leeds' }, 1, undefined)).toBe('1 club within 50 km of Leeds');
  expect(kilometres(3)).toBe('3.0 km');
});
