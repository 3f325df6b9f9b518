import type { Category } from '../../src/verdict.ts';
import { CONDUCT } from './conduct.ts';
import { DANGER } from './danger.ts';
import { GREEN } from './green.ts';
import { APPROACH } from './more/approach.ts';
import { COARSE } from './more/coarse.ts';
import { GREEN_MORE } from './more/green-more.ts';
import { HARM } from './more/harm.ts';
import { HATE } from './more/hate.ts';
import { LOOKS } from './more/looks.ts';
import { MOOD } from './more/mood.ts';
import { OFFERS } from './more/offers.ts';
import { SAFETY } from './more/safety.ts';
import { SIDEWAYS } from './more/sideways.ts';
import { VEILED } from './more/veiled.ts';
import { inRegister } from './register.ts';
import type { Chance } from './template.ts';
import { chanceFrom, fill } from './template.ts';
import { UNKIND } from './unkind.ts';

export interface DomainRow {
  text: string;
  /** Undefined is green. */
  category: Category | undefined;
  /** Every tenth template is kept from training: the figures are about sentences never seen. */
  heldOut: boolean;
}

const ROWS_PER_WRONG = 38;
const ROWS_PER_RIGHT = 32;
const ROWS_PER_GREEN = 42;
const HOLD_OUT_EVERY = 10;

const GREENS = [...GREEN, ...GREEN_MORE];
const THEMES = [
  ...UNKIND,
  ...DANGER,
  ...CONDUCT,
  ...APPROACH,
  ...HARM,
  ...SAFETY,
  ...HATE,
  ...LOOKS,
  ...OFFERS,
  ...COARSE,
  ...MOOD,
  ...VEILED,
  ...SIDEWAYS,
];

const rowsOf = (
  template: string,
  count: number,
  chance: Chance,
  row: Omit<DomainRow, 'text'>,
  seen: Set<string>,
): DomainRow[] => {
  const rows: DomainRow[] = [];
  // Short templates run out of sentences: twice the tries, then whatever was found.
  for (let tries = 0; tries < count * 2 && rows.length < count; tries += 1) {
    const text = inRegister(fill(template, chance), chance);
    if (seen.has(text.toLowerCase())) continue;
    seen.add(text.toLowerCase());
    rows.push({ text, ...row });
  }
  return rows;
};

/** All rows, the same for the same seed. */
export const generate = (seed: number): DomainRow[] => {
  const chance = chanceFrom(seed);
  const seen = new Set<string>();
  const rows: DomainRow[] = [];
  const add = (
    templates: readonly string[],
    category: Category | undefined,
    count: number,
    shift: number,
  ) => {
    templates.forEach((template, at) => {
      const heldOut = (at + shift) % HOLD_OUT_EVERY === HOLD_OUT_EVERY - 1;
      rows.push(...rowsOf(template, count, chance, { category, heldOut }, seen));
    });
  };
  add(GREENS, undefined, ROWS_PER_GREEN, 0);
  THEMES.forEach((theme, at) => {
    add(theme.wrong, theme.category, ROWS_PER_WRONG, at * 3);
    add(theme.right, undefined, ROWS_PER_RIGHT, at * 3 + 4);
  });
  return rows;
};
