import { profanity as toad } from '@2toad/profanity';
import { Filter as BadWords } from 'bad-words';
import { checkProfanity } from 'glin-profanity';
import leo from 'leo-profanity';
import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity';

const obscenity = new RegExpMatcher({
  ...englishDataset.build(),
  ...englishRecommendedTransformers,
});
const badWords = new BadWords();

/** The word filters that one would reach for first, as they come. */
export const FILTERS: Readonly<Record<string, (text: string) => boolean>> = {
  obscenity: (text) => obscenity.hasMatch(text),
  'leo-profanity': (text) => leo.check(text),
  'bad-words': (text) => badWords.isProfane(text),
  '@2toad/profanity': (text) => toad.exists(text),
  'glin-profanity': (text) =>
    checkProfanity(text, { languages: ['english'], detectLeetspeak: true }).containsProfanity,
};
