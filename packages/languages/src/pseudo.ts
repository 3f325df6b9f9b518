const PLAIN = 'aceinouyACEINOUY';
const MARKED = 'áćéíñóúýÁĆÉÍÑÓÚÝ';
const ELEMENT = /^<\/?\d+\/?>/u;

/**
 * English that shows that it went through a catalogue: letters with accents. Tests walk the product in
 * it, and find what did not. What a message names stays as it is.
 */
export function pseudo(message: string): string {
  let depth = 0;
  let written = '';
  for (let at = 0; at < message.length; at += 1) {
    const char = message[at] ?? '';
    const element = ELEMENT.exec(message.slice(at, at + 8))?.[0];
    if (element !== undefined) {
      written += element;
      at += element.length - 1;
      continue;
    }
    if (char === '{') depth += 1;
    if (char === '}') depth -= 1;
    // Within one bracket stands a name, within two the text of a choice.
    const index = depth % 2 === 0 ? PLAIN.indexOf(char) : -1;
    written += index < 0 ? char : MARKED[index];
  }
  return written;
}
