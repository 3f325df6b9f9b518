import type { Language } from '@ribbon/domain/kernel';
import { readPages } from './files.ts';
import { pseudo } from './pseudo.ts';

/** English messages with their translation. */
export type Catalogue = ReadonlyMap<string, string>;

const read = new Map<Language, Catalogue>();

/** The messages of a language, read once. English is what the messages are written in. */
export function catalogueOf(language: Language): Catalogue {
  const known = read.get(language);
  if (known) return known;
  const items = readPages(language).flatMap((page) => page.items);
  const isPseudo = process.env['PSEUDO_LANGUAGE'] === language;
  const found = items.filter(({ words }) => words !== '' || isPseudo);
  const catalogue = new Map(
    found.map(({ english, words }) => [english, isPseudo ? pseudo(english) : words]),
  );
  read.set(language, catalogue);
  return catalogue;
}
