import { rulesFrom } from '../../pattern/phrases.ts';
import { detector } from '../finding.ts';
import phrases from './hate.json' with { type: 'json' };

/**
 * Contempt for people because of what they are. Naming a group is not hate; saying this about it is.
 * Half of the gym is girls: about them (`SEX`) only a general verdict is meant.
 */
export const hate = detector('hate', rulesFrom(phrases.rules, phrases.pieces), {
  counter: true,
  reported: true,
  harmless: rulesFrom(phrases.harmless, phrases.pieces),
});
