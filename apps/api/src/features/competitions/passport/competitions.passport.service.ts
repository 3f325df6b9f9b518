import type { DB } from '#db/schema.generated';
import { reveal } from '#platform/http/guards';
import type { Member, UserId } from '@ribbon/domain/accounts';
import type { ScorePassport } from '@ribbon/domain/competitions';
import type { Kysely } from 'kysely';
import { performancesOf } from './competitions.passport.store.ts';

/** Who reads somebody's training log reads the passport, and nobody else. */
export interface ReadableLogs {
  readerOf(actor: Member, userId: UserId): Promise<{ id: UserId; name: string } | undefined>;
}

export type PassportService = ReturnType<typeof passportService>;

export const passportService = ({ db, logs }: { db: Kysely<DB>; logs: ReadableLogs }) => ({
  async read(actor: Member, userId: UserId): Promise<ScorePassport> {
    const { name } = reveal(await logs.readerOf(actor, userId));
    return { name, performances: await performancesOf(db, userId) };
  },
});
