import { squeeze, type Vocabulary } from '../text/forms.ts';
import { attack } from './attack.ts';
import { dangers } from './dangers.ts';
import { groups } from './groups.ts';
import { people } from './people.ts';

const setOf = (words: string) => new Set(words.split(/\s+/).filter(Boolean).map(fold));
/** Lists are written with accents; texts are read without them. */
const fold = (word: string) =>
  /[а-яіїєґё]/.test(word)
    ? word
    : word.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss');

const lists = { ...people, ...attack, ...dangers, ...groups };
const plainClasses: Record<string, ReadonlySet<string>> = Object.fromEntries(
  Object.entries(lists).map(([name, words]) => [name, setOf(words)]),
);
const without = (name: string, other: string) =>
  new Set([...(plainClasses[name] ?? [])].filter((word) => !plainClasses[other]?.has(word)));

export const classes: Readonly<Record<string, ReadonlySet<string>>> = {
  ...plainClasses,
  hardinsult: without('insult', 'softinsult'),
  folk: without('group', 'notfolk'),
  hardprofanity: without('profanity', 'mildprofanity'),
};

/** Classes whose words are worth undoing a disguise for. */
const STRONG: readonly (keyof typeof lists)[] = [
  'profanity',
  'insult',
  'insultnoun',
  'bodybig',
  'bodythin',
  'sexual',
  'sexualhard',
  'drughard',
  'drug',
  'slur',
  'selfharm',
  'kill',
  'purge',
  'group',
];
const strong = new Set(STRONG.flatMap((name) => [...(classes[name] ?? [])]));
for (const word of [
  'yourself',
  'myself',
  'whatsapp',
  'telegram',
  'snapchat',
  'discord',
  'anorexia',
])
  strong.add(word);

const known = new Set(strong);
const bySqueezed = new Map<string, string[]>();
const byLength = new Map<number, string[]>();
const addTo = <Key>(map: Map<Key, string[]>, key: Key, word: string) => {
  const list = map.get(key);
  if (!list) map.set(key, [word]);
  else if (!list.includes(word)) list.push(word);
};
for (const word of strong) {
  addTo(bySqueezed, squeeze(word), word);
  addTo(byLength, word.length, word);
}

/** Every rule tells its words when it is read, so that disguised text can be brought back to them. */
export function learn(word: string): void {
  known.add(word);
  addTo(bySqueezed, squeeze(word), word);
}
for (const members of Object.values(classes)) for (const word of members) learn(word);

export const vocabulary: Vocabulary = {
  has: (word) => known.has(word),
  isStrong: (word) => strong.has(word),
  bySqueezed: (key) => bySqueezed.get(key) ?? [],
  strongOfLength: (length) => byLength.get(length) ?? [],
};
