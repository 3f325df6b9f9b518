import type { QueueHolder } from '#features/moderation';
import type { Clock } from '#platform/clock';
import type { ChallengeId } from '@ribbon/domain/challenges';
import { challengeChanged } from './challenges.announcements.ts';
import { writingStore } from './writing.store.ts';

/** What becomes of a challenge whose words are held from minors, once a person has looked. */
export const challengeHolder = ({ clock }: { clock: Clock }): QueueHolder => ({
  lock: (tx, id) => writingStore.lock(tx, id as ChallengeId),

  /** A yes shows it to everybody it is for; after a no it stays with those of age. */
  async decide(tx, id, approved) {
    if (!approved) return;
    await writingStore.setReaderAge(tx, id as ChallengeId, 0);
    await challengeChanged(tx, id as ChallengeId, clock());
  },
});
