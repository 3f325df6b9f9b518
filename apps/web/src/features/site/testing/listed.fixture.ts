/** The heading above sentences that promise nothing. */
export const PLAIN = 'Promises nothing';

interface Listed {
  sentence: string;
  /** The file that keeps the sentence true. */
  check: string;
}

/** The sentences of a list in `docs/promises`, each below the heading of its check. */
export function listedIn(list: string): Listed[] {
  const listed: Listed[] = [];
  let check = '';
  for (const line of list.split('\n')) {
    if (line.startsWith('## ')) check = line.slice(3);
    if (line.startsWith('- ')) listed.push({ sentence: unescaped(line.slice(2)), check });
  }
  return listed;
}

/** Markdown writes a backslash before signs that it would read as its own. */
const unescaped = (text: string) => text.replaceAll(/\\(?=[*_~`<[])/gu, '');
