import type { Char } from './characters.ts';

/** A run of digits as somebody would dial it. */
export interface DigitRun {
  digits: string;
  start: number;
  end: number;
  /** The signs and spaces between the digits. */
  between: string;
  /** The number of groups that the digits were written in. */
  groups: readonly number[];
  /** Spelled out in words, at least in part: nobody does that to a score. */
  spelled: boolean;
  plus: boolean;
}

const SPELLED: Readonly<Record<string, string>> = {
  zero: '0',
  oh: '0',
  o: '0',
  nought: '0',
  nil: '0',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  ate: '8',
  nine: '9',
  cero: '0',
  uno: '1',
  dos: '2',
  tres: '3',
  cuatro: '4',
  cinco: '5',
  seis: '6',
  siete: '7',
  ocho: '8',
  nueve: '9',
  null: '0',
  eins: '1',
  zwei: '2',
  drei: '3',
  vier: '4',
  funf: '5',
  sechs: '6',
  sieben: '7',
  acht: '8',
  neun: '9',
  un: '1',
  deux: '2',
  trois: '3',
  quatre: '4',
  cinq: '5',
  sept: '7',
  huit: '8',
  neuf: '9',
  due: '2',
  tre: '3',
  quattro: '4',
  cinque: '5',
  sei: '6',
  sette: '7',
  otto: '8',
  nove: '9',
  ноль: '0',
  один: '1',
  два: '2',
  три: '3',
  четыре: '4',
  пять: '5',
  шесть: '6',
  семь: '7',
  восемь: '8',
  девять: '9',
};

/** All runs of digits and number words, joined over spaces and the signs that phone numbers have. */
export function digitRuns(chars: readonly Char[]): DigitRun[] {
  const runs: DigitRun[] = [];
  let run: { -readonly [Key in keyof DigitRun]: DigitRun[Key] } | undefined;
  let gap = '';
  let times = 1;
  const close = () => {
    if (run && run.digits.length >= 5) runs.push(run);
    run = undefined;
    gap = '';
    times = 1;
  };
  const add = (digits: string, start: number, end: number, spelled: boolean) => {
    const text = digits.repeat(times);
    times = 1;
    // Nobody's number is that long; what follows is another one.
    if (run && run.digits.length > 20) close();
    if (run) {
      run.digits += text;
      run.end = end;
      run.between += gap;
      run.groups = [...run.groups, text.length];
      run.spelled ||= spelled;
    } else
      run = {
        digits: text,
        start,
        end,
        between: '',
        groups: [text.length],
        spelled,
        plus: gap.endsWith('+'),
      };
    gap = '';
  };
  for (let at = 0; at < chars.length;) {
    const char = chars[at] as Char;
    let to = at;
    if (/^\p{N}$/u.test(char.text)) {
      while (/^[0-9]$/.test(chars[to]?.text ?? '')) to += 1;
      if (to === at) to = at + 1;
      else add(textOf(chars, at, to), char.start, (chars[to - 1] as Char).end, false);
    } else if (/^\p{L}$/u.test(char.text)) {
      while (/^\p{L}$/u.test(chars[to]?.text ?? '')) to += 1;
      const word = textOf(chars, at, to);
      const digit = SPELLED[word];
      if (word === 'double') times = 2;
      else if (word === 'triple' || word === 'treble') times = 3;
      else if (digit && (run || word.length > 1))
        add(digit, char.start, (chars[to - 1] as Char).end, true);
      else if (!/^(?:and|then|dash|dot|space|y|e|und|et)$/.test(word)) close();
    } else {
      to = at + 1;
      gap += char.text;
      if (!/^[\s.\-–_()/+,*·•|]$/.test(char.text) || gap.length > 4) close();
      if (char.text === '+') {
        close();
        gap = '+';
      }
    }
    at = to;
  }
  close();
  return runs;
}

const textOf = (chars: readonly Char[], from: number, to: number) =>
  chars
    .slice(from, to)
    .map(({ text }) => text)
    .join('');
