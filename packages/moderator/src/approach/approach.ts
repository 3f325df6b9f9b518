/**
 * What an adult writes to a child is read with the lowest threshold: whatever comes near to one of
 * these waits for a person. Nobody is told off for it; most of it will be harmless.
 */
import { OUTPUTS } from '../classifier/outputs.ts';
import type { Finding } from '../detectors/finding.ts';
import type { Logits } from '../opinion.ts';
import { find, rules, type Hit, type RuleSet } from '../pattern/rules.ts';
import type { Reading } from '../text/reading.ts';
import type { Category, Concern, Context } from '../verdict.ts';
import { reaches } from './contact.ts';
import { ELSEWHERE, ELSEWHERE_HARMLESS } from './elsewhere.ts';
import { FAVOURS, FAVOURS_HARMLESS } from './favours.ts';
import { LOOKS, LOOKS_HARMLESS } from './looks.ts';
import { MEETING, MEETING_HARMLESS } from './meeting.ts';
import { PICTURES, PICTURES_HARMLESS } from './pictures.ts';
import { CLOSENESS, CLOSENESS_HARMLESS, SECRECY, SECRECY_HARMLESS } from './secrecy.ts';
import { WHEREABOUTS, WHEREABOUTS_HARMLESS } from './whereabouts.ts';

interface Ruled {
  concern: Concern;
  phrases: RuleSet;
  harmless: RuleSet;
}

const set = (phrases: readonly string[]) => rules([{ weight: 1, phrases }]);
const RULED: readonly Ruled[] = [
  { concern: 'contact', phrases: set(ELSEWHERE), harmless: set(ELSEWHERE_HARMLESS) },
  { concern: 'meeting', phrases: set(MEETING), harmless: set(MEETING_HARMLESS) },
  { concern: 'whereabouts', phrases: set(WHEREABOUTS), harmless: set(WHEREABOUTS_HARMLESS) },
  { concern: 'secrecy', phrases: set(SECRECY), harmless: set(SECRECY_HARMLESS) },
  { concern: 'gift', phrases: set(FAVOURS), harmless: set(FAVOURS_HARMLESS) },
  { concern: 'picture', phrases: set(PICTURES), harmless: set(PICTURES_HARMLESS) },
  { concern: 'looks', phrases: set(LOOKS), harmless: set(LOOKS_HARMLESS) },
  { concern: 'closeness', phrases: set(CLOSENESS), harmless: set(CLOSENESS_HARMLESS) },
];

/** What the rules for everybody look for; here one of them is enough, whatever speaks against it. */
const NEAR: Readonly<Partial<Record<Category, Concern>>> = {
  grooming: 'closeness',
  sexual: 'looks',
  personal_information: 'contact',
};
const ENOUGH = 1;
/** Both trained layers together lean this far: of harmless sentences one in a thousand does. */
const LEANING = 1;

/** Whether somebody of age writes to somebody who is not; who is unknown counts as of age. */
export const isToMinor = ({ author, to }: Context): boolean =>
  to !== undefined && to !== 'adult' && (author === undefined || author.ageBand === 'adult');

const overlaps = (one: Hit, two: Hit) => one.from < two.to && two.from < one.to;

export function concernsIn(reading: Reading, findings: readonly Finding[]): Concern[] {
  const found = new Set<Concern>();
  if (reaches(reading)) found.add('contact');
  for (const { concern, phrases, harmless } of RULED) {
    const hits = find(phrases, reading);
    if (hits.length === 0) continue;
    const excuses = find(harmless, reading);
    if (hits.some((hit) => !excuses.some((cover) => overlaps(cover, hit)))) found.add(concern);
  }
  for (const { category, weight } of findings) {
    const concern = NEAR[category];
    if (concern && weight >= ENOUGH) found.add(concern);
  }
  return [...found];
}

/** What the trained layers see, long before they would refuse it. */
export function leaningsOf({ classifier, encoder }: Logits): Concern[] {
  return OUTPUTS.flatMap((output, at) => {
    const concern = output === 'toxic' ? undefined : NEAR[output];
    const own = classifier[at] ?? 0;
    return concern && own + (encoder?.[at] ?? own) >= LEANING ? [concern] : [];
  });
}
