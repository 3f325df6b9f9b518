import * as z from 'zod';
import { UserId } from '../accounts/index.ts';
import { ChallengeId } from './challenges.schema.ts';

/** What happened to challenges. No event holds what somebody wrote. */
export const challengeEvents = {
  'challenge.completed': z.object({ challengeId: ChallengeId, userId: UserId }),
  /** Participants are notified in batches, in the order of their ids. */
  'challenge.changed': z.object({
    challengeId: ChallengeId,
    change: z.enum(['cancelled', 'extended', 'ending']),
    after: UserId.nullable(),
  }),
};
