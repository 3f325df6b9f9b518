import { sqlSources } from '#testing/sql/sql-sources';
import { expect, it } from 'vitest';

/** Definitions of `relations.ts`, as SQL or with the query builder. */
const COPIES = {
  'isLivingLink, hasGuardian or hasGuardianTie': /\bended_at"? is null|ended_at', 'is', null/u,
  'isConfirmedCoach or hasCoachConfirmation':
    /\bcoach_confirmed_at"? is (?:not )?null|coach_confirmed_at', 'is(?: not)?', null/u,
};
const HOME = 'db/visibility/relations.ts';
const isProduct = (file: string) => !/(?:^|\/)testing\/|\.test\.ts$|^db\/demo\//u.test(file);

const copiesIn = (code: string): string[] =>
  Object.entries(COPIES)
    .filter(([, copy]) => copy.test(code))
    .map(([name]) => name);

it('finds a copied definition', () => {
  expect(copiesIn('where link.ended_at is null and link.child_id = child.id')).toHaveLength(1);
  expect(copiesIn(".where('ended_at', 'is', null)")).toHaveLength(1);
  expect(copiesIn('member.coach_confirmed_at is not null as "isCoach"')).toHaveLength(1);
  expect(copiesIn('left_at is null')).toEqual([]);
});

it('defines living links and confirmed coaches in one file', () => {
  const sources = sqlSources().filter(({ file }) => isProduct(file));
  expect(sources.find(({ file }) => file === HOME)?.code).toMatch(/coach_confirmed_at/u);
  const copies = sources
    .filter(({ file }) => file !== HOME)
    .map(({ file, code }) => [file, copiesIn(code)] as const)
    .filter(([, found]) => found.length > 0);
  expect(Object.fromEntries(copies)).toEqual({});
});
