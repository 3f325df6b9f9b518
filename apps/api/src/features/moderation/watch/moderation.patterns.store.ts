import type { DB } from '#db/schema.generated';
import type { UserId } from '@ribbon/domain/accounts';
import { type Kysely, type RawBuilder, sql } from 'kysely';

interface Pair {
  authorId: UserId;
  recipientId: UserId;
}

interface Evidence {
  evidence: readonly number[];
  weight: number;
}

/** The same for a statement that finds out more at once; the recipient may be a column. */
export const isSuspectTo = (
  authorId: string,
  recipient: RawBuilder<unknown>,
): RawBuilder<boolean> => sql<boolean>`exists (select from grooming_evidence
  where author_id = ${authorId} and recipient_id = ${recipient} and score > 0)`;

export const patternStore = {
  /** Whether anything was noted of the two so far. */
  async isSuspect(db: Kysely<DB>, { authorId, recipientId }: Pair): Promise<boolean> {
    const { rows } = await sql<{ isSuspect: boolean }>`
      select ${isSuspectTo(authorId, sql`${recipientId}`)} as "isSuspect"`.execute(db);
    return rows[0]?.isSuspect === true;
  },

  /** What is known of the pair, locked: concurrent callers wait. */
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
