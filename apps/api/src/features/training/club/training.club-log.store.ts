import type { DB } from '#db/schema.generated';
import { type BirthDate, type UserId, ageBandAt } from '@ribbon/domain/accounts';
import { ClubApparatus } from '@ribbon/domain/clubs';
import type { ApparatusMinutes, TrainingSessionId } from '@ribbon/domain/training';
import { type Kysely, sql } from 'kysely';

interface ClubSession {
  id: TrainingSessionId;
  userId: UserId;
  eventId: string;
  clubName: string;
  date: string;
  startTime: string;
  minutes: number;
  apparatus: ApparatusMinutes[];
  at: Date;
}

export const clubLogStore = {
  /** The same for the same event and person, so that a training is written once. */
  async idFor(tx: Kysely<DB>, eventId: string, userId: UserId): Promise<TrainingSessionId> {
    const { rows } = await sql<{ id: TrainingSessionId }>`
      select overlay(overlay(md5(${`${eventId} ${userId}`}) placing '4' from 13) placing '8' from 17)::uuid
        as id`.execute(tx);
    const [row] = rows;
    if (row === undefined) throw new Error('a select without a table answers one row');
    return row.id;
  },

  async insert(tx: Kysely<DB>, session: ClubSession): Promise<boolean> {
    const minutes = new Map(session.apparatus.map((one) => [one.apparatus, one.minutes]));
    const row = await tx
      .insertInto('training_sessions')
      .values({
        id: session.id,
        user_id: session.userId,
        session_date: session.date,
        start_time: session.startTime,
        duration_minutes: session.minutes,
        type: 'technique',
        club_event_id: session.eventId,
        from_club: session.clubName,
        created_at: session.at,
        updated_at: session.at,
        edited_at: session.at,
        ...Object.fromEntries(
          ClubApparatus.options.map((one) => [`${one}_minutes`, minutes.get(one) ?? 0]),
        ),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    return row !== undefined;
  },

  /** Amending a session moves its `edited_at`. */
  async removeUnchanged(tx: Kysely<DB>, id: TrainingSessionId): Promise<boolean> {
    const { numDeletedRows } = await tx
      .deleteFrom('training_sessions')
      .where('id', '=', id)
      .where('club_event_id', 'is not', null)
      .whereRef('edited_at', '=', 'created_at')
      .executeTakeFirst();
    return numDeletedRows > 0n;
  },

  async gymnast(tx: Kysely<DB>, id: UserId, now: Date) {
    const { rows } = await sql<BirthDate>`
      select birth_month as "birthMonth", birth_year as "birthYear" from athlete_profiles
      where id = ${id}`.execute(tx);
    return rows[0] && { id, ageBand: ageBandAt(rows[0], now) };
  },
};
