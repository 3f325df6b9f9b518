import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const SOURCE = resolve(import.meta.dirname, '../..');

export interface Source {
  /** Below apps/api/src. */
  file: string;
  code: string;
  /** What the `sql` templates of the file say, each value as `$`. */
  statements: string[];
}

/** What holds no SQL and could be mistaken for some: comments, strings and regular expressions. */
const PLAIN =
  /\/\/[^\n]*|\/\*[^]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|(?<=[(,=:[!&|?;]\s*)\/(?:\\.|\[(?:\\.|[^\]\n])*\]|[^/\\\n])+\//uy;

/** Reads code up to its end or to the brace that closes it; adds the templates that it meets. */
function readCode(code: string, start: number, found: string[]): number {
  let at = start;
  for (let depth = 0; at < code.length;) {
    const sign = code[at] ?? '';
    if (sign === '}' && depth === 0) return at + 1;
    PLAIN.lastIndex = at;
    const plain = '/\'"'.includes(sign) ? PLAIN.exec(code) : null;
    if (plain !== null) at += plain[0].length;
    else if (sign === '`') at = readTemplate(code, at, found);
    else {
      if (sign === '{') depth += 1;
      if (sign === '}') depth -= 1;
      at += 1;
    }
  }
  return at;
}

const IS_SQL = /\bsql(?:<[^`]*>)?$/u;

function readTemplate(code: string, start: number, found: string[]): number {
  let at = start + 1;
  let text = '';
  while (at < code.length && code[at] !== '`') {
    if (code.startsWith('${', at)) {
      at = readCode(code, at + 2, found);
      text += '$';
    } else {
      text += code[at];
      at += code[at] === '\\' ? 2 : 1;
    }
  }
  if (IS_SQL.test(code.slice(Math.max(0, start - 300), start))) found.push(text);
  return at + 1;
}

/** The `sql` templates of some code. */
export function statementsOf(code: string): string[] {
  const found: string[] = [];
  readCode(code, 0, found);
  return found;
}

/** Every file of the API that is written by hand, with the SQL in it. */
export const sqlSources = (): Source[] =>
  globSync('**/*.ts', { cwd: SOURCE })
    .filter((file) => !file.endsWith('.generated.ts'))
    .toSorted()
    .map((file) => {
      const code = readFileSync(join(SOURCE, file), 'utf8');
      return { file, code, statements: statementsOf(code) };
    });
