import type { Char } from './characters.ts';
import { SPELLED, digitsFor, leetDigit, textOf } from './number-words.ts';

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
  const hasDigit = chars.some(({ text }) => /\d/.test(text));
  for (let at = 0; at < chars.length;) {
    const char = chars[at] as Char;
    let to = at;
    const leet = hasDigit && /^[\p{L}\p{N}]$/u.test(char.text) ? leetDigit(chars, at) : undefined;
    if (leet) {
      to = leet.to;
      add(leet.digit, char.start, (chars[to - 1] as Char).end, true);
    } else if (/^\p{N}$/u.test(char.text)) {
      while (/^[0-9]$/.test(chars[to]?.text ?? '')) to += 1;
      if (to === at) to = at + 1;
      else add(textOf(chars, at, to), char.start, (chars[to - 1] as Char).end, false);
    } else if (/^\p{L}$/u.test(char.text)) {
      while (/^\p{L}$/u.test(chars[to]?.text ?? '')) to += 1;
      const word = textOf(chars, at, to);
      const digit = SPELLED[word];
      const written = digitsFor(chars, at, to);
      if (written !== undefined) add(written, char.start, (chars[to - 1] as Char).end, false);
      else if (word === 'double') times = 2;
      else if (word === 'triple' || word === 'treble') times = 3;
      else if (word === 'hundred' && run) add('00', char.start, (chars[to - 1] as Char).end, true);
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
