import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readingGrade } from './grade.ts';
import { messagesOf } from './finding/messages.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const WEB = 'apps/web/src/features';

/** What children under 13 read most: their account, asking, waiting, telling. */
const OF_CHILDREN = [
  `${WEB}/privacy/child/*.tsx`,
  `${WEB}/families/waiting/*.tsx`,
  `${WEB}/moderation/help/*.tsx`,
  `${WEB}/accounts/sign-up/child/*.tsx`,
  `${WEB}/safeguarding/talk/*.tsx`,
  'packages/moderator/src/words.ts',
];
/** What parents read before they say yes, and where they look after a child. */
const OF_PARENTS = [
  `${WEB}/families/{add,approve,inbox,links,space}/**/*.{ts,tsx}`,
  'packages/domain/src/families/**/*.ts',
  'apps/api/src/features/families/emails/*.ts',
];

const filesOf = (paths: readonly string[]) =>
  globSync(paths, { cwd: ROOT }).filter((file) => !/\.test\.|\.fixture\./u.test(file));
const textsOf = (file: string) =>
  messagesOf(readFileSync(resolve(ROOT, file), 'utf8'), file).map(({ text }) => text);

describe('the words of screens', () => {
  it.each([
    ['children', OF_CHILDREN, 4],
    ['parents', OF_PARENTS, 7],
  ])('for %s can be read at their grade', (_, paths, most) => {
    const texts = filesOf(paths).flatMap(textsOf);
    expect(texts.length).toBeGreaterThan(80);
    expect(readingGrade(texts)).toBeLessThanOrEqual(most);
  });

  it('of the notice of consent can be read at grade 7', () => {
    const file = 'packages/domain/src/families/families.texts.ts';
    expect(readingGrade(textsOf(file))).toBeLessThanOrEqual(7);
  });
});

it.each([
  ['The cat sat on the mat. We like the cat a lot.', 0],
  ['Administrators can temporarily restrict individual permissions for unverified guardians.', 20],
])('%s', (text, grade) => {
  expect(readingGrade([text])).toBeCloseTo(grade, -1);
});
