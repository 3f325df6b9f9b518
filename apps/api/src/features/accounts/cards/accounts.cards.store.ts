import type { DB } from '#db/schema.generated';
import type { UserId } from '@ribbon/domain/accounts';
import { type Kysely, sql } from 'kysely';

interface NewCard {
  childId: UserId;
  codeHash: string;
  madeBy: UserId;
  at: Date;
  expiresAt: Date;
}

/** Printed cards: one for a child at a time, and gone once it was used. */
export const cardStore = {
  async save(tx: Kysely<DB>, { childId, codeHash, madeBy, at, expiresAt }: NewCard): Promise<void> {
    const card = {
      code_hash: codeHash,
      made_by: madeBy,
      created_at: at,
      expires_at: expiresAt,
    };
    await tx
      .insertInto('code_cards')
      .values({ child_id: childId, ...card })
      .onConflict((conflict) => conflict.column('child_id').doUpdateSet(card))
      .execute();
  },

  async remove(tx: Kysely<DB>, childId: UserId): Promise<boolean> {
    const { numDeletedRows } = await tx
      .deleteFrom('code_cards')
      .where('child_id', '=', childId)
      .executeTakeFirst();
    return numDeletedRows === 1n;
  },

  /** Spends a card: of two who bring it, one gets in. */
  async spend(
    tx: Kysely<DB>,
    card: { username: string; codeHash: string; now: Date },
  ): Promise<UserId | undefined> {
    const { rows } = await sql<{ childId: UserId }>`
      delete from code_cards card using athlete_profiles profile
      where profile.id = card.child_id and lower(profile.username) = ${card.username.toLowerCase()}
        and card.code_hash = ${card.codeHash} and card.expires_at > ${card.now}
      returning card.child_id as "childId"`.execute(tx);
    return rows[0]?.childId;
  },
};
