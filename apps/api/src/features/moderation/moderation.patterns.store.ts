import type { DB } from '#db/schema.generated';
import type { UserId } from '@ribbon/domain/accounts';
import type { Kysely } from 'kysely';

interface Pair {
  authorId: UserId;
  recipientId: UserId;
}

interface Evidence {
  evidence: readonly number[];
  weight: number;
}

export const patternStore = {
  /** Whether anything was noted of the two so far. */
  async isSuspect(db: Kysely<DB>, { authorId, recipientId }: Pair): Promise<boolean> {
    const row = await db
      .selectFrom('grooming_evidence')
      .select('score')
      .where('author_id', '=', authorId)
      .where('recipient_id', '=', recipientId)
      .where('score', '>', 0)
      .executeTakeFirst();
    return row !== undefined;
  },

  /** What is known of the two; whoever asks at the same time waits. */
  async lock(tx: Kysely<DB>, { authorId, recipientId }: Pair): Promise<Evidence> {
    await tx
      .insertInto('grooming_evidence')
      .values({ author_id: authorId, recipient_id: recipientId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { signals, score } = await tx
      .selectFrom('grooming_evidence')
      .select(['signals', 'score'])
      .where('author_id', '=', authorId)
      .where('recipient_id', '=', recipientId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    return { evidence: signals as number[], weight: score };
  },

  async save(
    tx: Kysely<DB>,
    { authorId, recipientId }: Pair,
    { evidence, weight, at }: Evidence & { at: Date },
  ): Promise<void> {
    await tx
      .updateTable('grooming_evidence')
      .set({ signals: JSON.stringify(evidence), score: weight, updated_at: at })
      .where('author_id', '=', authorId)
      .where('recipient_id', '=', recipientId)
      .execute();
  },
};
