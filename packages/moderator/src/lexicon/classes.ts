import { squeeze, type Vocabulary } from '../text/forms.ts';
import attack from './attack.json' with { type: 'json' };
import dangers from './dangers.json' with { type: 'json' };
import groups from './groups.json' with { type: 'json' };
import people from './people.json' with { type: 'json' };

const setOf = (lines: readonly string[]) =>
  new Set(lines.flatMap((line) => line.split(' ')).map(fold));
/** Lists are written with accents; texts are read without them. */
const fold = (word: string) =>
  /[а-яіїєґё]/.test(word)
    ? word
    : word.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss');

/**
 * `people` are the people and things of a gym, `attack` words that hurt, `dangers` the fields where a
 * child may come to harm, `groups` people by what they are and the words only ever said to hurt them.
 */
const lists = { ...people, ...attack, ...dangers, ...groups };
const plainClasses: Record<string, ReadonlySet<string>> = Object.fromEntries(
  Object.entries(lists).map(([name, lines]) => [name, setOf(lines)]),
);
const without = (name: string, other: string) =>
  new Set([...(plainClasses[name] ?? [])].filter((word) => !plainClasses[other]?.has(word)));

export const classes: Readonly<Record<string, ReadonlySet<string>>> = {
  ...plainClasses,
  // The soft ones are bad only of a person: "stupid homework" hurts nobody.
  hardinsult: without('insult', 'softinsult'),
  // Of these alone nothing is known: "white tights", "the girls", "a blind turn".
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
