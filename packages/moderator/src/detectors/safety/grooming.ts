import { rulesFrom } from '../../pattern/phrases.ts';
import { detector } from '../finding.ts';
import phrases from './grooming.json' with { type: 'json' };

/**
 * The moves of somebody who wants a child alone: each is evidence, one strong or two weak are enough.
 * `OF_YOU` is what of a child is in a picture: a photo of a certificate is another matter.
 */
export const grooming = detector('grooming', rulesFrom(phrases.rules, phrases.pieces), {
  advice: true,
  harmless: rulesFrom(phrases.harmless, phrases.pieces),
});
