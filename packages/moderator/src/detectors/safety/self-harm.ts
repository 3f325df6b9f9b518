import { rulesFrom } from '../../pattern/phrases.ts';
import { detector } from '../finding.ts';
import phrases from './self-harm.json' with { type: 'json' };

/** Wishing to be dead or hurt, and telling others to be. */
export const selfHarm = detector('self_harm', rulesFrom(phrases.rules, phrases.pieces), {
  advice: true,
  harmless: rulesFrom(phrases.harmless, phrases.pieces),
});
