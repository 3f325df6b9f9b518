import { rulesFrom } from '../../pattern/phrases.ts';
import { detector } from '../finding.ts';
import phrases from './bullying.json' with { type: 'json' };

/** Shutting somebody out, alone or by calling others to it. */
export const exclusion = detector('exclusion_bullying', rulesFrom(phrases.rules, phrases.pieces), {
  reported: true,
  counter: true,
  harmless: rulesFrom(phrases.harmless, phrases.pieces),
});
