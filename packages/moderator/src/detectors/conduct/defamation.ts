import { rulesFrom } from '../../pattern/phrases.ts';
import { detector } from '../finding.ts';
import phrases from './defamation.json' with { type: 'json' };

/** Name-calling and accusations against a coach, a judge or a club. Fair criticism is not meant. */
export const defamation = detector(
  'coach_club_defamation',
  rulesFrom(phrases.rules, phrases.pieces),
  {
    negation: true,
    reported: true,
    counter: true,
    harmless: rulesFrom(phrases.harmless, phrases.pieces),
  },
);
