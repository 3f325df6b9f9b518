import { rulesFrom } from '../../pattern/phrases.ts';
import { detector } from '../finding.ts';
import phrases from './eating.json' with { type: 'json' };

/** Starving, purging and tips for it. A child who tells of it gets help, not a scolding. */
export const eating = detector('eating_disorder', rulesFrom(phrases.rules, phrases.pieces), {
  counter: true,
  harmless: rulesFrom(phrases.harmless, phrases.pieces),
});
