import { describe, expect, it } from 'vitest';
import { parseAst } from 'vite';
import { words } from '../../vite.words.ts';

type Transform = (this: unknown, code: string, id: string) => { code: string } | undefined;
const built = (code: string, file = '/ribbon/apps/web/src/features/clubs/clubs.texts.ts') =>
  (words.transform as unknown as Transform).call({ parse: parseAst }, code, file)?.code;

describe('messages in the build', () => {
  it('a text without values becomes the text', () => {
    expect(built("const a = t('We couldn’t load it.');")).toBe('const a = "We couldn’t load it.";');
  });

  it('a message with values becomes its parts, in values of others as well', () => {
    const code = "t('{name} has {what}', { name, what: t('{n, number} friends', { n }) })";
    expect(built(code)).toBe(
      't([["name"]," has ",["what"]], { name, what: t([["n","number"]," friends"], { n }) })',
    );
  });

  it('leaves other functions, and packages that are not ours, alone', () => {
    expect(built("const a = format('{name}');")).toBeUndefined();
    expect(built("const a = t('{name}');", '/ribbon/node_modules/other/index.js')).toBeUndefined();
  });

  it('does not build with a message that cannot be read', () => {
    expect(() => built("t('{name')")).toThrow('{name');
  });
});
