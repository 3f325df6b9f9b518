import { readFileSync } from 'node:fs';
import type { Combination } from './combine.ts';
import { loadOpinion, type Opinion } from './opinion.ts';

const file = (name: string) => readFileSync(new URL(`../weights/${name}`, import.meta.url));

let opinion: Opinion | undefined;

/** The trained layers as they come with the package: the only files it reads, once, at the first text. */
export function shippedOpinion(): Opinion {
  opinion ??= loadOpinion({
    classifier: file('classifier.bin'),
    encoder: file('encoder.bin'),
    combination: JSON.parse(file('combination.json').toString()) as Combination,
  });
  return opinion;
}
