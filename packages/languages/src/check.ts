import { LANGUAGES, type Language, type Markup, readMarkup } from '@ribbon/domain/kernel';
import type { Message as Parsed } from '@ribbon/domain/kernel';
import { readPages } from './files.ts';
import type { Message } from './sources.ts';

export const OTHERS = (Object.keys(LANGUAGES) as Language[]).filter(
  (language) => language !== 'en',
);

/** What is wrong with the catalogue of a language, a line each. */
export function problemsOf(language: Language, messages: readonly Message[]): string[] {
  const wanted = new Map(messages.map((message) => [message.text, message]));
  const problems: string[] = [];
  const seen = new Set<string>();
  for (const { slice, items } of readPages(language)) {
    for (const { english, words } of items) {
      const place = `${language}/${slice}.po: ${JSON.stringify(english)}`;
      const message = wanted.get(english);
      if (message === undefined) problems.push(`${place} is not used`);
      else if (message.slice !== slice) problems.push(`${place} belongs in ${message.slice}.po`);
      else if (words !== '') {
        seen.add(english);
        problems.push(...differences(language, english, words).map((what) => `${place} ${what}`));
      }
    }
  }
  const missing = messages.filter(({ text }) => !seen.has(text));
  return [
    ...problems,
    ...missing.map(
      ({ text, slice }) => `${language}/${slice}.po: ${JSON.stringify(text)} is missing`,
    ),
  ];
}

/** What a translation lost, or has in addition. */
export function differences(language: Language, english: string, words: string): string[] {
  try {
    const [from, to] = [shapeOf(readMarkup(english)), shapeOf(readMarkup(words))];
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    // French and its like need “many” for millions alone, which no sentence of ours counts.
    const needed = forms.filter((form) => form !== 'many' || language === 'uk');
    return [
      ...(from.names === to.names
        ? []
        : [`has ${to.names || 'nothing'} in place of ${from.names || 'nothing'}`]),
      ...to.plurals.flatMap((keys) =>
        needed.filter((form) => !keys.includes(form)).map((form) => `lacks the plural “${form}”`),
      ),
      ...(edgesOf(english) === edgesOf(words) ? [] : ['begins or ends with other spaces']),
    ];
  } catch (error) {
    return [`cannot be read: ${(error as Error).message}`];
  }
}

const edgesOf = (text: string): string => text.replace(text.trim(), '|');

/** The names, numbers and elements of a message, and the keys of its plurals. */
function shapeOf(message: Markup | Parsed): { names: string; plurals: string[][] } {
  const names = new Set<string>();
  const plurals: string[][] = [];
  const walk = (parts: Markup | Parsed): void => {
    for (const part of parts) {
      if (typeof part === 'string' || part === 0) continue;
      const [name, kind, choices] = part as readonly [string | number, unknown?, object?];
      names.add(typeof name === 'number' ? `<${name}>` : `{${name}}`);
      if (Array.isArray(kind)) walk(kind);
      if (choices === undefined) continue;
      if (kind === 'plural') plurals.push(Object.keys(choices));
      for (const choice of Object.values(choices)) walk(choice);
    }
  };
  walk(message);
  return { names: [...names].toSorted().join(' '), plurals };
}
