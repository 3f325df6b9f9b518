import { readFileSync } from 'node:fs';
import type { Combination } from './combine.ts';
import { loadOpinion, type Opinion } from './opinion.ts';
import { loadLeaning, type Leaning } from './telling/leaning.ts';

const file = (name: string) => readFileSync(new URL(`../weights/${name}`, import.meta.url));

let opinion: Opinion | undefined;

/** The trained layers as they come with the package; files are read once, at the first text that needs them. */
export function shippedOpinion(): Opinion {
  opinion ??= loadOpinion({
    classifier: file('classifier.bin'),
    encoder: file('encoder.bin'),
    combination: JSON.parse(file('combination.json').toString()) as Combination,
  });
  return opinion;
}

let leaning: Leaning | undefined;

/** The layer that hears danger told in other languages. */
export function shippedLeaning(): Leaning {
  leaning ??= loadLeaning(file('telling.bin'));
  return leaning;
}
