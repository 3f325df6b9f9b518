import { readingFromPrimary } from '#db/place-to-read';
import type { Topic } from '@ribbon/domain/kernel';

export type TopicMemory = ReturnType<typeof topicMemory>;

/**
 * Caches small answers that are the same for everybody while the listener is connected: the
 * announcement of their topic, which makes browsers refetch, removes them.
 */
export function topicMemory() {
  const known = new Map<string, unknown>();
  /** Answers being read now: concurrent callers wait for the same one. */
  const coming = new Map<string, { since: number; answer: Promise<unknown> }>();
  let isListening = false;
  /** Moves on with everything that is forgotten: what was read before is not kept after. */
  let age = 0;

  function forget(topic: string): void {
    age += 1;
    known.delete(topic);
  }

  async function readOnce<Answer>(topic: Topic, read: () => Promise<Answer>): Promise<Answer> {
    if (!isListening) return read();
    const before = age;
    const under = coming.get(topic);
    if (under?.since === before) return under.answer as Promise<Answer>;
    const answer = readingFromPrimary(read);
    const entry = { since: before, answer };
    coming.set(topic, entry);
    try {
      const found = await answer;
      if (isListening && age === before) known.set(topic, found);
      return found;
    } finally {
      if (coming.get(topic) === entry) coming.delete(topic);
    }
  }

  return {
    /**
     * The cached answer of a topic, or a new one, which is kept unless something changed meanwhile.
     */
    of: <Answer>(topic: Topic, read: () => Promise<Answer>): Answer | Promise<Answer> =>
      known.has(topic) ? (known.get(topic) as Answer) : readOnce(topic, read),

    /** Announced by this process or another. */
    forget,

    /** A notification arrived, so changes are heard of. */
    onListening(): void {
      isListening = true;
    },

    /** The listener is disconnected: changes would go unnoticed, so nothing is kept. */
    onListenerLost(): void {
      isListening = false;
      age += 1;
      known.clear();
    },
  };
}
