import { choice, idOf, oneOf, searchOf } from '#lib/navigation/reading.ts';
import {
  CHALLENGE_CATEGORY_LABELS,
  CHALLENGE_DIFFICULTY_LABELS,
  type ChallengeId,
} from '@ribbon/domain/challenges';

export type ChallengesTab = 'discover' | 'mine' | 'leaderboard';

/** Which tab is open, and what the lists are narrowed to. */
export const challengesSearch = searchOf({
  tab: oneOf<ChallengesTab>('discover', 'mine', 'leaderboard'),
  category: choice(CHALLENGE_CATEGORY_LABELS),
  difficulty: choice(CHALLENGE_DIFFICULTY_LABELS),
  challenge: idOf<ChallengeId>(),
});
