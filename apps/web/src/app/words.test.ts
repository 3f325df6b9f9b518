import { describe, expect, it } from 'vitest';
import { inCode, tokenOf } from '@ribbon/languages/tokens';
import { fileURLToPath } from 'node:url';
import { words } from '../../vite.words.ts';

type Transform = (code: string, id: string) => { code: string } | undefined;
const FILE = '/ribbon/apps/web/src/features/clubs/clubs.texts.ts';

/** What the build makes of a file, with English in the place of each token again. */
const built = (code: string, file = FILE) =>
  (words().transform as unknown as Transform)(code, file)?.code;
const token = tokenOf;

describe('messages in the build', () => {
  it('a text that people read becomes a token', () => {
    expect(built("const a = 'We couldn’t load it.';")).toBe(
      `const a = ${token('We couldn’t load it.')};`,
    );
  });

  it('a message with values keeps them', () => {
    const code = "t('{name} has {what}', { name, what: t('{n, number} friends', { n }) })";
    expect(built(code)).toBe(
      `t(${token('{name} has {what}')}, { name, what: t(${token('{n, number} friends')}, { n }) })`,
    );
  });

  it('leaves codes, and packages that are not ours, alone', () => {
    expect(built("const a = format('pending', { key: 'Escape' });")).toBeUndefined();
    expect(
      built("const a = 'We load it.';", '/ribbon/node_modules/other/index.js'),
    ).toBeUndefined();
  });
});

it('a browser reads a message without values as one with them', async () => {
  const kernel = import.meta.resolve('@ribbon/domain/kernel');
  const reader = fileURLToPath(new URL('words/message.ts', kernel));
  const code = encodeURIComponent(built('', reader) ?? '');
  const { messageOf } = (await import(`data:text/javascript,${code}`)) as {
    messageOf: (parts: unknown) => unknown;
  };
  expect(messageOf('now')).toEqual(['now']);
  expect(messageOf(['Hello ', ['name']])).toEqual(['Hello ', ['name']]);
});

it.each([
  ['Hello', '"Hello"'],
  ['Hello {name}', '["Hello ",["name"]]'],
  ['Read <0>our rules</0>, {name}<1/>', '["Read ",[0,["our rules"]],", ",["name"],[1]]'],
])('a script holds %s as %s', (text, code) => {
  expect(inCode(text)).toBe(code);
});

it.each(['{name', 'Read <0>our rules', 'Read <0>our rules</1>'])(
  'does not build with %s, which cannot be read',
  (text) => {
    expect(() => inCode(text)).toThrow(text);
  },
);
