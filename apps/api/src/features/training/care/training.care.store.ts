import type { DB } from '#db/schema.generated';
import { type BirthDate, type UserId, ageAt } from '@ribbon/domain/accounts';
import { type Kysely, sql } from 'kysely';

export const careStore = {
  /** The days that somebody trained on between two days, with their minutes. */
  async days(db: Kysely<DB>, userId: UserId, from: string, to: string) {
    const { rows } = await sql<{ day: string; minutes: number }>`
      select session_date::text as day, sum(duration_minutes)::int as minutes from training_sessions
      where user_id = ${userId} and session_date between ${from}::date and ${to}::date
      group by session_date`.execute(db);
    return rows;
  },

  async age(db: Kysely<DB>, userId: UserId, now: Date): Promise<number | undefined> {
    const { rows } = await sql<BirthDate>`
      select birth_month as "birthMonth", birth_year as "birthYear" from athlete_profiles
      where id = ${userId}`.execute(db);
    return rows[0] && ageAt(rows[0], now);
  },

  /** Whether it is the first note of this week. */
  async note(
    tx: Kysely<DB>,
    { userId, week, minutes, at }: { userId: UserId; week: string; minutes: number; at: Date },
  ): Promise<boolean> {
    const noted = await tx
      .insertInto('training_care_notes')
      .values({ user_id: userId, week, minutes, created_at: at })
      .onConflict((conflict) => conflict.columns(['user_id', 'week']).doNothing())
      .returning('week')
      .executeTakeFirst();
    return noted !== undefined;
  },
};
