import { describe, expect, it } from 'vitest';
import { htmlIn, messagesOfHtml } from './html.ts';
import { messagesOf } from './messages.ts';
import { tokensIn } from '../source.ts';
import { tokenOf } from '../tokens.ts';

const found = (code: string, file = 'file.tsx') => messagesOf(code, file).map(({ text }) => text);

describe('the words of a source file', () => {
  it.each([
    ['a text by how it reads', "const a = 'Leave club';", ['Leave club']],
    ['one word that begins like a label', "const a = { label: 'Save' };", ['Save']],
    ['a text with values', "t('{n, number} clubs', { n });", ['{n, number} clubs']],
    ['values that are words themselves', "t('{a}!', { a: 'Well done' })", ['{a}!', 'Well done']],
    ['what an attribute says', '<Field label="Your name" />', ['Your name']],
    ['the text of an element', '<p>\n  Two lines\n  of text\n</p>', ['Two lines of text']],
    [
      'elements and values among words, as one message',
      '<p>Read our <a href="/r">rules</a>, {person.name}.</p>',
      ['Read our <0>rules</0>, {person}.'],
    ],
    [
      'the words within values and attributes of such a message',
      '<p>Hello <b title="Good day">{isNew ? \'New here\' : name}</b></p>',
      ['Hello <0>{isNew}</0>', 'Good day', 'New here'],
    ],
    [
      'what is said to somebody who has chosen nothing',
      "const a = z.enum(['No such thing'], 'Please choose a reason');",
      ['Please choose a reason'],
    ],
    [
      'one word beside a letter or a number',
      "const a = ['A gymnast', 'Under 13', 'Route 1'];",
      ['A gymnast', 'Under 13', 'Route 1'],
    ],
    [
      'short words between tags and in labels',
      '<p>{a && \'Season · \'}<b title={c ? "at" : undefined}>{b.c ?? "nobody"}</b></p>',
      ['Season · ', 'at', 'nobody'],
    ],
    ['what goes on while one waits', "const a = 'Saving...';", ['Saving...']],
    ['entities as letters', '<p>Terms &amp; rules</p>', ['Terms & rules']],
  ])('are %s', (_, code, texts) => {
    expect(found(code)).toEqual(texts);
  });

  it.each([
    ['codes', "const a = 'pending_review';"],
    ['class names', '<p className="Flex items-center gap-2" />'],
    ['keys of a keyboard', "if (key === 'Enter') go();"],
    ['errors for engineers', "throw new Error('No such thing here');"],
    ['selectors', "document.querySelector('Main content')"],
    ['types', "type A = 'Hello you'; const b: 'Hello you' = c;"],
    ['imports', "import a from 'Some thing';"],
    ['addresses', "const a = '/clubs/leeds and more';"],
    ['styles', "const a = '(min-width: 48rem) 42rem, 100vw';"],
    ['tagged templates', 'const a = sql`Select the rows`;'],
  ])('are not %s', (_, code) => {
    expect(found(code)).toEqual([]);
  });

  it('are not what is stored', () => {
    expect(found("export const A = ['United Kingdom'];", 'x/clubs.countries.codes.ts')).toEqual([]);
  });
});

it('a source file is the same but for its words', () => {
  const code = 'const a = <p title="Good day">Hello <b>{name}</b>!</p>;';
  expect(tokensIn(code, 'file.tsx', tokenOf)).toBe(
    `import { wordsIn as wordsIn$ } from '#lib/words/wordsIn.ts';\n` +
      `const a = <p title={${tokenOf('Good day')}}>{wordsIn$(${tokenOf('Hello <0>{name}</0>!')}, ` +
      `{ name: name }, [<b/>])}</p>;`,
  );
});

it('a page has its words between its elements, and none in comments', () => {
  const page = '<p>\n  Loading the page\n</p><!-- Not for people --><a href="">Try again</a>';
  expect(messagesOfHtml(page)).toEqual(['Loading the page', 'Try again']);
  expect(htmlIn(page, (text) => text.toUpperCase())).toContain('<p>\n  LOADING THE PAGE\n</p>');
});
