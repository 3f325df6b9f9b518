import { type Message, type Part, readMessage } from './message.ts';

/** Words with elements among them: text, a value by name, or an element by its number with its words. */
export type Markup = readonly (
  | string
  | readonly [name: string]
  | readonly [index: number, within?: Markup]
)[];

const TAG = /<(?<closes>\/?)(?<index>\d+)(?<isEmpty>\/?)>/gu;

/** Reads a message that may name elements: `Read our <0>rules</0>, {name}.` Without any it is a message. */
export function readMarkup(text: string): Markup | Message {
  if (text.search(TAG) < 0) return readMessage(text);
  const open: { index: number; parts: (Markup[number] | Part)[] }[] = [{ index: -1, parts: [] }];
  const add = (part: Markup[number] | Part) => open.at(-1)?.parts.push(part);
  let at = 0;
  const until = (end: number) => {
    for (const part of readMessage(text.slice(at, end))) add(part);
  };
  for (const tag of text.matchAll(TAG)) {
    const { closes, index: digits, isEmpty } = tag.groups ?? {};
    const index = Number(digits);
    until(tag.index);
    at = tag.index + tag[0].length;
    if (isEmpty) add([index]);
    else if (!closes) open.push({ index, parts: [] });
    else {
      const inner = open.pop();
      if (inner?.index !== index)
        throw new Error(`<${index}> does not close in the message: ${text}`);
      add([index, inner.parts as Markup]);
    }
  }
  until(text.length);
  if (open.length !== 1) throw new Error(`An element does not close in the message: ${text}`);
  return (open[0]?.parts ?? []) as Markup;
}
