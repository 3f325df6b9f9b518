import type { Topic } from '@ribbon/domain/kernel';

export type TopicMemory = ReturnType<typeof topicMemory>;

/**
 * Keeps small answers that are the same for everybody while the listener is connected: the
 * announcement of their topic, which tells browsers to read again, is what forgets them.
 */
export function topicMemory() {
  const known = new Map<string, unknown>();
  let isListening = false;
  /** Moves on with everything that is forgotten: what was read before is not kept after. */
  let age = 0;

  function forget(topic: string): void {
    age += 1;
    known.delete(topic);
  }

  return {
    /** What is remembered about a topic, or read and kept unless something changed meanwhile. */
    async of<Answer>(topic: Topic, read: () => Promise<Answer>): Promise<Answer> {
      if (known.has(topic)) return known.get(topic) as Answer;
      const before = age;
      const answer = await read();
      if (isListening && age === before) known.set(topic, answer);
      return answer;
    },

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
