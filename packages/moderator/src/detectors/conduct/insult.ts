import { rulesFrom } from '../../pattern/phrases.ts';
import { detector } from '../finding.ts';
import phrases from './insult.json' with { type: 'json' };

/** Name-calling. It needs a person it hits: "stupid homework" hurts nobody. */
export const insult = detector('insult', rulesFrom(phrases.rules, phrases.pieces), {
  negation: true,
  reported: true,
  counter: true,
  self: true,
  harmless: rulesFrom(phrases.harmless, phrases.pieces),
});
