import { type Found, messagesOf } from './finding/messages.ts';

/** A source file with a token for each of its messages. */
export function tokensIn(code: string, file: string, token: (text: string) => string): string {
  const found = messagesOf(code, file);
  if (found.length === 0) return code;

  /** A part of the file, written with tokens. */
  function written(start: number, end: number): string {
    let [at, text] = [start, ''];
    for (const one of found) {
      if (one.start < at || one.end > end) continue;
      text += code.slice(at, one.start) + replacement(one);
      at = one.end;
    }
    return text + code.slice(at, end);
  }

  function replacement(one: Found): string {
    switch (one.as) {
      case 'attribute':
      case 'children':
        return `{${token(one.text)}}`;
      case 'markup':
        return `{${markup(one)}}`;
      default:
        return token(one.text);
    }
  }

  function markup({ text, inline }: Found): string {
    const { values = [], elements = [] } = inline ?? {};
    const named = values.map(({ name, node }) => `${name}: ${written(node.start, node.end)}`);
    const made = elements.map(({ node, isWhole }) => {
      const opening = node['openingElement'] as typeof node | undefined;
      if (isWhole || opening === undefined || opening['selfClosing'] === true)
        return written(node.start, node.end);
      return written(opening.start, opening.end).replace(/>$/u, '/>');
    });
    return `wordsIn$(${token(text)}, { ${named.join(', ')} }, [${made.join(', ')}])`;
  }

  const body = written(0, code.length);
  const needsMarkup = found.some(({ as }) => as === 'markup');
  return needsMarkup
    ? `import { wordsIn as wordsIn$ } from '#lib/words/wordsIn.ts';\n${body}`
    : body;
}
