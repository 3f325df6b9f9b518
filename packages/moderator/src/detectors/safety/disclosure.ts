import { rulesFrom } from '../../pattern/phrases.ts';
import { detector } from '../finding.ts';
import phrases from './disclosure.json' with { type: 'json' };

/** Somebody telling that they, or others, are hurt. Never scolded. */
export const disclosure = detector(
  'safeguarding_disclosure',
  rulesFrom(phrases.rules, phrases.pieces),
  {
    harmless: rulesFrom(phrases.harmless, phrases.pieces),
  },
);

/** Said of now, of soon, or with the means at hand: somebody has to look at once. */
export const imminent = rulesFrom(phrases.imminent, phrases.pieces);
