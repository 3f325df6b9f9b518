import { rulesFrom } from '../../pattern/phrases.ts';
import { detector } from '../finding.ts';
import phrases from './sexual.json' with { type: 'json' };

/** Anything sexual. Children write and read here, so the bar is low. */
export const sexual = detector('sexual', rulesFrom(phrases.rules, phrases.pieces), {
  advice: true,
  harmless: rulesFrom(phrases.harmless, phrases.pieces),
});
