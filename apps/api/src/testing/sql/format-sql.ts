/** A word, a sign, or what stands in parentheses; `isApart`: a blank stands before it. */
type Part = { isApart: boolean } & ({ text: string } | { inside: Part[] });

const WIDTH = 90;
const TOKEN = /'(?:[^']|'')*'|"[^"]*"|\s+|[()]|,|[^\s(),'"]+/gu;
/** Words that begin a line, longest first. */
const CLAUSES =
  'union all|union|intersect|except|select|from|cross join|left join|inner join|full join|join|where|' +
  'group by|having|order by|limit|offset|returning|values|on conflict|and|or|when|else';
const CLAUSE = new RegExp(`^(?:${CLAUSES})$`, 'u');
const PAIRS = /^(?:union|cross|left|inner|full|group|order|on)$/u;

/** Reads parts up to the end or to the parenthesis that closes them. */
function partsOf(tokens: string[]): Part[] {
  const parts: Part[] = [];
  let isApart = false;
  for (let token = tokens.shift(); token !== undefined; token = tokens.shift()) {
    if (token === ')') return parts;
    if (/^\s/u.test(token)) isApart = true;
    else {
      parts.push(token === '(' ? { isApart, inside: partsOf(tokens) } : { isApart, text: token });
      isApart = false;
    }
  }
  return parts;
}

const flat = (parts: readonly Part[]): string =>
  parts
    .map((part, nth) => {
      const text = 'text' in part ? part.text : `(${flat(part.inside)})`;
      return nth > 0 && part.isApart ? ` ${text}` : text;
    })
    .join('');

const isShort = (parts: readonly Part[]): boolean => {
  const text = flat(parts);
  return text.length <= WIDTH && !/\bselect\b/u.test(text);
};

/** Joins `left` and `join`, and other words that begin a line together. */
function paired(parts: readonly Part[]): Part[] {
  const found: Part[] = [];
  for (const part of parts) {
    const last = found.at(-1);
    const both = last && 'text' in last && 'text' in part ? `${last.text} ${part.text}` : '';
    if (last && PAIRS.test('text' in last ? last.text : '') && CLAUSE.test(both))
      found[found.length - 1] = { isApart: last.isApart, text: both };
    else found.push(part);
  }
  return found;
}

const CONDITION = /^(?:and|or|when|else)$/u;

/** One line for each clause, condition and column; a short list in parentheses stays on its line. */
function linesOf(parts: readonly Part[], indent: string): string {
  const isList = !parts.some((part) => 'text' in part && part.text === 'select');
  const deeper = `${indent}  `;
  const lines: string[] = [];
  let line = indent;
  let current = indent;
  let isBetween = false;
  const next = (indentation: string) => {
    if (line.trim() !== '') lines.push(line.trimEnd());
    current = indentation;
    line = indentation;
  };
  for (const part of paired(parts)) {
    const blank = part.isApart && line.trim() !== '' ? ' ' : '';
    if ('inside' in part) {
      line += isShort(part.inside)
        ? `${blank}(${flat(part.inside)})`
        : `${blank}(\n${linesOf(part.inside, `${current}  `)}\n${current})`;
    } else {
      const { text } = part;
      if (CLAUSE.test(text) && !(isBetween && text === 'and'))
        next(CONDITION.test(text) && !isList ? deeper : indent);
      line += line.trim() === '' ? text : `${blank}${text}`;
      if (text === ',') next(isList ? indent : deeper);
      isBetween = text === 'between' || (isBetween && text !== 'and');
    }
  }
  next(indent);
  return lines.join('\n');
}

/** A statement with line breaks and indentation that follow from its words alone. */
export const formatSql = (statement: string): string =>
  `${linesOf(
    partsOf(
      statement
        .replaceAll(/"([a-z_]+)"(?=\.)|(?<=\.)"([a-z_]+)"/gu, '$1$2')
        .trim()
        .match(TOKEN) ?? [],
    ),
    '',
  ).replaceAll(/[ ]+$/gmu, '')}\n`;
