import { rulesFrom } from '../../pattern/phrases.ts';
import { detector } from '../finding.ts';
import phrases from './body.json' with { type: 'json' };

/** Words about somebody's weight or looks. */
export const bodyShaming = detector('body_shaming', rulesFrom(phrases.rules, phrases.pieces), {
  negation: true,
  reported: true,
  counter: true,
  self: true,
  harmless: rulesFrom(phrases.harmless, phrases.pieces),
});
