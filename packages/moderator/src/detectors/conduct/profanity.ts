import { rulesFrom } from '../../pattern/phrases.ts';
import { detector } from '../finding.ts';
import phrases from './profanity.json' with { type: 'json' };

/** Swearing, at anyone or no one. */
export const profanity = detector('profanity', rulesFrom(phrases.rules), {
  harmless: rulesFrom(phrases.harmless),
});
