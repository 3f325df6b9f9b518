import type { DB } from '#db/schema.generated';
import type { UserId } from '@ribbon/domain/accounts';
import { type Kysely, sql } from 'kysely';
import type { Exported } from '#platform/retention/personal-data';

interface Subject {
  username: string;
  email: string | null;
}

export const exportStore = {
  subject: (db: Kysely<DB>, userId: UserId): Promise<Subject | undefined> =>
    db
      .selectFrom('users as account')
      .innerJoin('athlete_profiles as profile', 'profile.id', 'account.id')
      .select(['profile.username', 'account.email'])
      .where('account.id', '=', userId)
      .executeTakeFirst(),

  /** Rows of one table that are about a person, without what is not theirs to have. */
  async rows(
    db: Kysely<DB>,
    table: string,
    { by = [], byEmail, omit = [], where, shows }: Exported,
    { userId, email, now }: { userId: UserId; email: string | null; now: Date },
  ): Promise<object[]> {
    const names = [
      ...by.map((column) => sql`${sql.ref(`record.${column}`)} = ${userId}`),
      ...(byEmail === undefined ? [] : [sql`${sql.ref(`record.${byEmail}`)} = ${email}`]),
    ];
    if (names.length === 0) return [];
    const reader = { id: userId, now };
    const condition = where?.(reader) ?? sql`true`;
    const more = shows?.(reader) ?? sql`'{}'::jsonb`;
    const { rows } = await sql<{ row: object }>`
      select (to_jsonb(record) - ${[...omit]}::text[]) || ${more} as row from ${sql.table(table)} record
      where (${sql.join(names, sql` or `)}) and ${condition}`.execute(db);
    return rows.map(({ row }) => row);
  },
};
