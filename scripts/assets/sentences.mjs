// Lists every sentence that people read, by file, so that an editor can read them from beginning to
// end. It finds more than that (log lines, errors for engineers), never less.
//   npm run sentences            → all of them
//   npm run sentences -- apps/web → those of one folder
import { parseSync } from '@swc/core';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import process from 'node:process';

const ROOT = new URL('../..', import.meta.url);
const ROOTS = ['packages', 'apps', ':!packages/moderator/training'];
/** Attributes and properties whose strings nobody reads. */
const UNREAD_ATTRIBUTES = new Set([
  'className',
  'class',
  'd',
  'viewBox',
  'transform',
  'points',
  'style',
]);
const UNREAD_PROPERTIES = new Set(['className', 'class', 'style', 'sql']);
/** Templates of these names hold words; of all others (`sql`) none. */
const READ_TEMPLATES = new Set(['html']);
const CODE = /[{}[\]();=]{2}|^(?:\W*(?:\.|#|@|--)|\/)|^[a-z-]+:[a-z]/u;
/** Lower case with the signs of class names, addresses or keys. */
const NAMES = /^[a-z0-9_:/.[\]-]+(?: [a-z0-9_:/.[\]&>()%-]+)*$/u;
const SIGNS = /[-_:/[\]&>()%\d]/u;
const WORD = /\p{L}{2,}/gu;

const paths = process.argv.slice(2);
const files = execFileSync('git', ['ls-files', ...(paths.length > 0 ? paths : ROOTS)], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(?:tsx?|html)$/u.test(file))
  .filter((file) => !/(?:\.(?:test|generated|store|sql|cookies|config)\.|\/testing\/)/u.test(file));

let count = 0;
for (const file of files) {
  const found = sentencesOf(readFileSync(new URL(file, ROOT), 'utf8'), file);
  if (found.length === 0) continue;
  count += found.length;
  process.stdout.write(`\n${file}\n${found.map((text) => `  ${text}\n`).join('')}`);
}
process.stdout.write(`\n${count} sentences in ${files.length} files\n`);

function sentencesOf(source, file) {
  if (file.endsWith('.html'))
    return [...source.matchAll(/(?<=>|content=")[^<"]{2,}/gu)]
      .map(([text]) => clean(text))
      .filter(isRead);
  const found = [];
  walk(parseSync(source, { syntax: 'typescript', tsx: file.endsWith('x') }), found);
  return [...new Set(found.map(clean).filter(isRead))];
}

function walk(node, found) {
  if (Array.isArray(node)) {
    for (const child of node) walk(child, found);
    return;
  }
  if (node === null || typeof node !== 'object') return;
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'TsInterfaceDeclaration':
    case 'TsTypeAliasDeclaration':
      return;
    case 'TaggedTemplateExpression':
      if (READ_TEMPLATES.has(node.tag.value)) {
        const markup = textOf(node.template);
        found.push(...markup.split(/<[^<>]*>/u));
        walk(node.template.expressions, found);
      }
      return;
    case 'StringLiteral':
      found.push(node.value);
      return;
    case 'JSXElement':
      found.push(wordsOf(node.children));
      walk(node.opening.attributes, found);
      walk(
        node.children.filter(({ type }) => type !== 'JSXText'),
        found,
      );
      return;
    case 'JSXFragment':
      found.push(wordsOf(node.children));
      walk(
        node.children.filter(({ type }) => type !== 'JSXText'),
        found,
      );
      return;
    case 'TemplateLiteral':
      found.push(textOf(node));
      walk(node.expressions, found);
      return;
    case 'JSXAttribute':
      if (!UNREAD_ATTRIBUTES.has(node.name.value)) walk(node.value, found);
      return;
    case 'KeyValueProperty':
      if (!UNREAD_PROPERTIES.has(node.key.value)) walk(node.value, found);
      return;
    default:
      for (const [key, child] of Object.entries(node)) if (key !== 'span') walk(child, found);
  }
}

/** An element's text with a mark for everything that is put into it. */
function wordsOf(children) {
  return children.map((child) => (child.type === 'JSXText' ? child.value : '{…}')).join('');
}

/** A template's text with a mark for every value. */
function textOf({ quasis }) {
  return quasis.map(({ raw }, nth) => (nth === 0 ? raw : `{…}${raw}`)).join('');
}

function clean(text) {
  return text.replaceAll(/\s+/gu, ' ').trim();
}

/** Two words with a space between them, or one word that begins like a label. */
function isRead(text) {
  const words = text.replaceAll('{…}', '').match(WORD) ?? [];
  if (CODE.test(text.replaceAll('{…}', 'x'))) return false;
  return words.length > 1
    ? text.includes(' ') && !(NAMES.test(text) && SIGNS.test(text))
    : /^\p{Lu}\p{Ll}+[.!?…]?$/u.test(text);
}
