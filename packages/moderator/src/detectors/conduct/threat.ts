import { rulesFrom } from '../../pattern/phrases.ts';
import { detector } from '../finding.ts';
import phrases from './threat.json' with { type: 'json' };

/** Saying that somebody will be hurt, or wishing for it. */
export const threat = detector('threat', rulesFrom(phrases.rules, phrases.pieces), {
  advice: true,
  harmless: rulesFrom(phrases.harmless, phrases.pieces),
});
