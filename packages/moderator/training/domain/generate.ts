import type { Category } from '../../src/verdict.ts';
import { inRegister } from './register.ts';
import type { Chance } from './template.ts';
import { chanceFrom, fill } from './template.ts';
import { greensOf, themesOf } from './themes.ts';

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

// The order is part of the recipe: chance is drawn template by template.
const GREENS = ['green', 'mirrored', 'green-more'].flatMap(greensOf);
const THEMES = [
  'unkind',
  'danger',
  'conduct',
  'indirect',
  'approach',
  'harm',
  'safety',
  'hate',
  'looks',
  'offers',
  'coarse',
  'mood',
  'veiled',
  'sideways',
].flatMap(themesOf);
const LANGUAGES = themesOf('languages');

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
  const add = (
    templates: readonly string[],
    category: Category | undefined,
    count: number,
    isHeldOut: (at: number) => boolean,
  ) =>
    templates.flatMap((template, at) =>
      rowsOf(template, count, chance, { category, heldOut: isHeldOut(at) }, seen),
    );
  // Shifted from theme to theme, so that it is not always the last of the list.
  const everyTenth = (shift: number) => (at: number) =>
    (at + shift) % HOLD_OUT_EVERY === HOLD_OUT_EVERY - 1;
  const never = () => false;
  return [
    ...add(GREENS, undefined, ROWS_PER_GREEN, everyTenth(0)),
    ...THEMES.flatMap((theme, at) => [
      ...add(theme.wrong, theme.category, ROWS_PER_WRONG, everyTenth(at * 3)),
      ...add(theme.right, undefined, ROWS_PER_RIGHT, everyTenth(at * 3 + 4)),
    ]),
    // One sentence per language and category: what is held out there could not be learned at all.
    ...LANGUAGES.flatMap((theme) => [
      ...add(theme.wrong, theme.category, ROWS_PER_WRONG, never),
      ...add(theme.right, undefined, ROWS_PER_RIGHT, never),
    ]),
  ];
};
