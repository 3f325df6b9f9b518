import type { Chance } from './template.ts';
import { pick } from './template.ts';

/** How children really type: every register is laid over kind and unkind sentences alike. */
const TEXTSPEAK: readonly (readonly [RegExp, string])[] = [
  [/\byou are\b|\byou're\b/gi, 'ur'],
  [/\byour\b/gi, 'ur'],
  [/\byou\b/gi, 'u'],
  [/\bare\b/gi, 'r'],
  [/\bplease\b/gi, 'plz'],
  [/\bto\b/gi, '2'],
  [/\bfor\b/gi, '4'],
  [/\bbecause\b/gi, 'cuz'],
  [/\bthat\b/gi, 'dat'],
  [/\bwhat\b/gi, 'wat'],
  [/\bgoing to\b/gi, 'gonna'],
  [/\bI don't know\b/gi, 'idk'],
  [/\breally\b/gi, 'rly'],
  [/\bsomeone\b/gi, 'sum1'],
  [/\btomorrow\b/gi, 'tmrw'],
  [/\bpeople\b/gi, 'ppl'],
  [/\blove\b/gi, 'luv'],
];
const LEET: Readonly<Record<string, string>> = { a: '4', e: '3', i: '1', o: '0', s: '5', t: '7' };
const LOOK_ALIKE: Readonly<Record<string, string>> = { a: 'а', e: 'е', o: 'о', c: 'с', p: 'р' };

const letterSwap = (text: string, chance: Chance, table: Readonly<Record<string, string>>) =>
  text.replaceAll(/\b[a-z]{4,}\b/g, (word) =>
    chance() < 0.4 ? word.replaceAll(/[a-z]/g, (letter) => table[letter] ?? letter) : word,
  );

const typo = (text: string, chance: Chance): string => {
  const at = 1 + Math.floor(chance() * Math.max(1, text.length - 3));
  const [before, first, second] = [text.slice(0, at), text.charAt(at), text.charAt(at + 1)];
  const after = text.slice(at + 2);
  if (!/[a-z]/i.test(first) || !/[a-z]/i.test(second)) return text;
  return pick(chance, [
    before + second + first + after,
    before + first + after,
    before + first + first + second + after,
  ]);
};

const spaceOut = (text: string, chance: Chance): string => {
  const words = text.split(' ');
  const at = Math.floor(chance() * words.length);
  const sign = pick(chance, [' ', ' ', '.', '-', '*']);
  return words.map((word, i) => (i === at ? Array.from(word).join(sign) : word)).join(' ');
};

const stretch = (text: string, chance: Chance) =>
  text.replace(/([aeiouy])(\w*)$/i, (_, vowel: string, rest: string) => {
    return vowel.repeat(2 + Math.floor(chance() * 5)) + rest;
  });

const OPENINGS = ['omg', 'guys', 'hey', 'hi', 'lol', 'so', 'um', 'ok', 'btw', 'honestly', 'girls'];
const CLOSINGS = ['lol', 'haha', 'xx', 'x', '!!', '!!!', '...', '?', 'tbh', 'fr', 'ok', '🤍', '😊'];

/** One sentence in a register drawn by chance; half of them stay nearly as they are. */
export const inRegister = (plain: string, chance: Chance): string => {
  let text = plain;
  if (chance() < 0.12) text = `${pick(chance, OPENINGS)} ${text}`;
  if (chance() < 0.12) text = `${text} ${pick(chance, CLOSINGS)}`;
  if (chance() < 0.22) {
    for (const [long, short] of TEXTSPEAK) if (chance() < 0.8) text = text.replaceAll(long, short);
  }
  if (chance() < 0.3) text = text.replaceAll("'", '');
  const letterCase = chance();
  if (letterCase < 0.45) text = text.toLowerCase();
  else if (letterCase < 0.5) text = text.toUpperCase();
  else if (letterCase < 0.75) text = text.charAt(0).toUpperCase() + text.slice(1);
  if (chance() < 0.15) text = typo(text, chance);
  if (chance() < 0.06) text = stretch(text, chance);
  const disguise = chance();
  if (disguise < 0.04) text = letterSwap(text, chance, LEET);
  else if (disguise < 0.06) text = letterSwap(text, chance, LOOK_ALIKE);
  else if (disguise < 0.08) text = spaceOut(text, chance);
  if (chance() < 0.3 && /\w$/.test(text)) text += pick(chance, ['.', '!', '!!', '.']);
  return text;
};
