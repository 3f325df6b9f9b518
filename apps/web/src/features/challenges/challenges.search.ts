import { ChallengeCategory, ChallengeDifficulty, ChallengeId } from '@ribbon/domain/challenges';
import * as z from 'zod';

const ChallengesTab = z.enum(['discover', 'mine', 'leaderboard']);
export type ChallengesTab = z.infer<typeof ChallengesTab>;

/** Which tab is open, and what the lists are narrowed to. */
export const challengesSearch = z.object({
  tab: ChallengesTab.optional().catch(undefined),
  category: ChallengeCategory.optional().catch(undefined),
  difficulty: ChallengeDifficulty.optional().catch(undefined),
  challenge: ChallengeId.optional().catch(undefined),
});
