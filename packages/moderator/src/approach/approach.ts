/**
 * An adult's words to a child are read with the lowest threshold: anything that comes near to one
 * of these waits for a person. Nobody is scolded for it; most of it will be harmless.
 */
import { OUTPUTS } from '../classifier/outputs.ts';
import type { Finding } from '../detectors/finding.ts';
import type { Logits } from '../combine.ts';
import { isContactField } from '../detectors/safety/personal.ts';
import { rulesFrom } from '../pattern/phrases.ts';
import { find, type Hit, type RuleSet } from '../pattern/rules.ts';
import type { Reading } from '../text/reading.ts';
import type { Category, Concern, Context } from '../verdict.ts';
import closeness from './closeness.json' with { type: 'json' };
import { holdsAddress, leadsToChat, namesAnother, reaches } from './contact.ts';
import { elsewhere } from './elsewhere.ts';
import favours from './favours.json' with { type: 'json' };
import looks from './looks.json' with { type: 'json' };
import meeting from './meeting.json' with { type: 'json' };
import pictures from './pictures.json' with { type: 'json' };
import secrecy from './secrecy.json' with { type: 'json' };
import whereabouts from './whereabouts.json' with { type: 'json' };

interface Ruled {
  concern: Concern;
  phrases: RuleSet;
  harmless: RuleSet;
}

interface PhraseFile {
  pieces: Readonly<Record<string, string>>;
  phrases: readonly string[];
  harmless: readonly string[];
}

const ruled = (concern: Concern, { pieces, phrases, harmless }: PhraseFile): Ruled => ({
  concern,
  phrases: rulesFrom([{ weight: 1, phrases }], pieces),
  harmless: rulesFrom([{ weight: 1, phrases: harmless }], pieces),
});

const RULED: readonly Ruled[] = [
  ruled('contact', elsewhere),
  // Getting a child alone, into a car or a room, or to be touched.
  ruled('meeting', meeting),
  // Where and when a child can be found, how old it is, who is with it.
  ruled('whereabouts', whereabouts),
  ruled('secrecy', secrecy),
  // Presents, money and promises that put a child in debt to the giver.
  ruled('gift', favours),
  // Pictures that are asked for or kept, cameras, and what a child wears.
  ruled('picture', pictures),
  // Remarks on a child's body and looks; a line, a leap or a costume for a show is none.
  ruled('looks', looks),
  // More than a coach or a friend of the family would be.
  ruled('closeness', closeness),
];

/** The findings of the rules for everybody; here one is enough, even if others speak against it. */
const NEAR: Readonly<Partial<Record<Category, Concern>>> = {
  grooming: 'closeness',
  sexual: 'looks',
  personal_information: 'contact',
};
const ENOUGH = 1;
/** Both trained layers together lean this far: of harmless sentences one in a thousand does. */
const LEANING = 1;

/** Whether an adult writes to a minor; an unknown author counts as an adult. */
const isFromAdult = ({ author, to }: Context): boolean =>
  to !== undefined && to !== 'adult' && (author === undefined || author.ageBand === 'adult');

/**
 * Concerns whatever the author's age, when a child under 13 is addressed: anybody can say that they
 * are a child.
 */
const FROM_ANYBODY: ReadonlySet<Concern> = new Set(['contact', 'whereabouts']);

/** The concerns a person has to check before the text reaches its reader. */
export function concernsFor(
  context: Context,
  { found, leanings }: { found: () => readonly Concern[]; leanings: () => readonly Concern[] },
): Concern[] {
  if (isFromAdult(context)) return [...new Set([...found(), ...leanings()])];
  return context.to === 'under13' ? found().filter((one) => FROM_ANYBODY.has(one)) : [];
}

const overlaps = (one: Hit, two: Hit) => one.from < two.to && two.from < one.to;

/** The concerns found by phrases alone. */
export const phrasedIn = (reading: Reading): Concern[] =>
  RULED.flatMap(({ concern, phrases, harmless }) => {
    const hits = find(phrases, reading);
    if (hits.length === 0) return [];
    const excuses = find(harmless, reading);
    const isMeant = hits.some((hit) => !excuses.some((cover) => overlaps(cover, hit)));
    return isMeant ? [concern] : [];
  });

export function concernsIn(
  reading: Reading,
  findings: readonly Finding[],
  context: Context,
): Concern[] {
  // A club's number, mail and page are meant to be found; a person's name elsewhere is not.
  const isContact = isContactField(context);
  if (isContact && holdsAddress(context)) return leadsToChat(reading) ? ['contact'] : [];
  const found = new Set<Concern>(phrasedIn(reading));
  const reached = isContact ? namesAnother(reading, context) : reaches(reading);
  if (reached) found.add('contact');
  for (const { category, weight } of findings) {
    const concern = NEAR[category];
    if (concern && weight >= ENOUGH) found.add(concern);
  }
  return [...found];
}

/** What the trained layers see, long before they would refuse it; what a number is, the rules know. */
export function leaningsOf({ classifier, encoder }: Logits, hasNumber: boolean): Concern[] {
  return OUTPUTS.flatMap((output, at) => {
    const isRuled = output === 'toxic' || (output === 'personal_information' && hasNumber);
    const concern = isRuled ? undefined : NEAR[output];
    const own = classifier[at] ?? 0;
    return concern && own + (encoder?.[at] ?? own) >= LEANING ? [concern] : [];
  });
}
