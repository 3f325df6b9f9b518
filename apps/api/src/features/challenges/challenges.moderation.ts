import type { ModerationQueue } from '#features/moderation';
import type { QueueHolder, WordsFromBefore } from '#platform/content/content';
import type { Clock } from '#platform/clock';
import type { ChallengeId } from '@ribbon/domain/challenges';
import { sql } from 'kysely';
import { beforeStore } from './write/challenges.unread.store.ts';
import { challengeChanged } from './challenges.realtime.ts';
import { writingStore } from './write/challenges.write.store.ts';

/** What becomes of a challenge whose words are held from minors, once a person has looked. */
export const challengeHolder = ({ clock }: { clock: Clock }): QueueHolder => ({
  lock: (tx, id) => writingStore.lock(tx, id as ChallengeId),

  /** A yes shows it to everybody it is for; after a no it stays with those of age. */
  async decide(tx, id, approved) {
    if (!approved) return;
    await writingStore.setReaderAge(tx, id as ChallengeId, 0);
    await challengeChanged(tx, id, clock());
  },

  text: (id) => sql`
    select concat_ws(E'\n', challenge.title, challenge.description,
      (select string_agg(concat_ws(' ', task.title, task.element), E'\n' order by task.position)
        from challenge_tasks task where task.challenge_id = challenge.id),
      nullif(array_to_string(challenge.rewards || challenge.requirements, E'\n'), ''),
      challenge.cancel_reason)
    from challenges challenge where challenge.id = ${id}`,
});

/** Challenges from before their words were read for children. */
export const challengesFromBefore = ({ queue }: { queue: ModerationQueue }): WordsFromBefore => ({
  unread: beforeStore.unread,

  async settle(tx, id, readerAge) {
    const authorId = await beforeStore.settle(tx, id, readerAge);
    if (authorId === undefined || readerAge === 0) return;
    await queue.hold(tx, { kind: 'challenge', id, authorId }, readerAge);
  },
});
