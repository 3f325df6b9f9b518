import { readFileSync } from 'node:fs';
import type { Category } from '../../src/verdict.ts';

/** One category: what it is, and what is made of the same words and is fine. */
interface Theme {
  category: Category;
  wrong: string[];
  right: string[];
}

const linesOf = (file: string): string[] =>
  readFileSync(new URL(`templates/${file}`, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean);

/** Everyday templates, one a line, below headings that begin with "# ". */
export const greensOf = (name: string): string[] =>
  linesOf(`${name}.txt`).filter((line) => !line.startsWith('# '));

/** Label, category and template in columns; a theme ends where the category changes. */
export function themesOf(name: string): Theme[] {
  const themes: Theme[] = [];
  for (const line of linesOf(`${name}.tsv`)) {
    const [label, category, template, ...rest] = line.split('\t');
    if ((label !== 'wrong' && label !== 'right') || !category || !template || rest.length > 0) {
      throw new Error(`Not a template in ${name}.tsv: ${line}`);
    }
    if (themes.at(-1)?.category !== category) {
      themes.push({ category: category as Category, wrong: [], right: [] });
    }
    themes.at(-1)?.[label].push(template);
  }
  return themes;
}
