import { rulesFrom } from '../../pattern/phrases.ts';
import { detector } from '../finding.ts';
import selfTalkPhrases from './self-talk.json' with { type: 'json' };
import unkindPhrases from './unkind.json' with { type: 'json' };

/** Putting yourself down. Not forbidden: answered with kindness. */
export const selfTalk = detector(
  'discouraging_self_talk',
  rulesFrom(selfTalkPhrases.rules, selfTalkPhrases.pieces),
  {
    reported: true,
    harmless: rulesFrom(selfTalkPhrases.harmless, selfTalkPhrases.pieces),
  },
);

/** Words that put down what somebody did, without calling names. */
export const unkind = detector(
  'unkind_tone',
  rulesFrom(unkindPhrases.rules, unkindPhrases.pieces),
  {
    reported: true,
    counter: true,
    harmless: rulesFrom(unkindPhrases.harmless, unkindPhrases.pieces),
  },
);
