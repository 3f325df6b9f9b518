/** Stands for `#`, the number of the plural around it. */
export const COUNT = 0;

/**
 * A part of a message as the formatter reads it: text, the number of the plural around it, a value by
 * name, a number by name, or a choice by the plural of a number or by a word.
 */
export type Part =
  | string
  | typeof COUNT
  | readonly [name: string]
  | readonly [name: string, as: 'number']
  | readonly [name: string, by: 'plural' | 'select', choices: Readonly<Record<string, Message>>];
export type Message = readonly Part[];

/**
 * Reads a message in the syntax of ICU MessageFormat, as far as ours go: `{name}`, `{n, number}`,
 * `{n, plural, =0 {…} one {…} other {…}}`, `{kind, select, a {…} other {…}}`. An apostrophe is one.
 */
export function readMessage(message: string): Message {
  let at = 0;

  const fail = (why: string): never => {
    throw new Error(`${why} at ${at} of the message: ${message}`);
  };

  function until(stops: string): string {
    const start = at;
    while (at < message.length && !stops.includes(message[at] ?? '')) at += 1;
    return message.slice(start, at);
  }

  function expect(char: string): void {
    if (message[at] !== char) fail(`No ${char}`);
    at += 1;
  }

  const word = (stops: string): string => {
    const found = until(stops).trim();
    return found === '' ? fail('No name') : found;
  };

  /** What follows `plural,` or `select,`: keys, each with its message. */
  function choices(isPlural: boolean): Record<string, Message> {
    const found: Record<string, Message> = {};
    for (let key = until('{}').trim(); key !== ''; key = until('{}').trim()) {
      expect('{');
      found[key] = parts(isPlural);
      expect('}');
    }
    return 'other' in found ? found : fail('No choice “other”');
  }

  function argument(): Part {
    expect('{');
    const name = word(',}');
    if (message[at] === '}') {
      at += 1;
      return [name];
    }
    expect(',');
    const kind = word(',}');
    if (kind === 'number') {
      expect('}');
      return [name, 'number'];
    }
    if (kind !== 'plural' && kind !== 'select') return fail(`Unknown kind ${kind}`);
    expect(',');
    const part: Part = [name, kind, choices(kind === 'plural')];
    expect('}');
    return part;
  }

  function parts(isPlural = false): Message {
    const found: Part[] = [];
    while (at < message.length && message[at] !== '}') {
      const text = until(isPlural ? '{}#' : '{}');
      if (text !== '') found.push(text);
      if (message[at] === '{') found.push(argument());
      else if (message[at] === '#') {
        at += 1;
        found.push(COUNT);
      }
    }
    return found;
  }

  const whole = parts();
  if (at < message.length) fail('A bracket too many');
  return whole;
}

const READ_AT_MOST = 10_000;
/** What was read before; messages are literals, so there are only so many. */
const known = new Map<string, Message>();

/** Reads each message once. The build of the web app reads them all beforehand. */
export function messageOf(text: string): Message {
  const before = known.get(text);
  if (before !== undefined) return before;
  const message = readMessage(text);
  if (known.size < READ_AT_MOST) known.set(text, message);
  return message;
}
