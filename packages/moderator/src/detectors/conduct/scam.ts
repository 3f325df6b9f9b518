import { rulesFrom } from '../../pattern/phrases.ts';
import { detector } from '../finding.ts';
import phrases from './scam.json' with { type: 'json' };

/** Selling, baiting and begging that has nothing to do with the sport. */
export const scam = detector('scam_spam', rulesFrom(phrases.rules), {
  counter: true,
  harmless: rulesFrom(phrases.harmless),
});
