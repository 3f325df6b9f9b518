import { rulesFrom } from '../../pattern/phrases.ts';
import { detector } from '../finding.ts';
import phrases from './drugs.json' with { type: 'json' };

/** Drugs, smoking, doping and drinking. */
export const drugs = detector('drugs_alcohol', rulesFrom(phrases.rules, phrases.pieces), {
  counter: true,
  negation: true,
  harmless: rulesFrom(phrases.harmless, phrases.pieces),
});
