import type { DB } from '#db/schema.generated';
import type { UserId } from '@ribbon/domain/accounts';
import { ClubApparatus } from '@ribbon/domain/clubs';
import type { SessionDraft, TrainingSessionId } from '@ribbon/domain/training';
import { type Insertable, type Kysely, sql } from 'kysely';

export interface PractisedElement {
  key: string;
  name: string;
  times: number;
}

type Row = Insertable<DB['training_sessions']>;

/** What of a draft is a column of the session itself. */
function columnsOf(draft: SessionDraft, at: Date) {
  const minutes = new Map(draft.apparatus.map((one) => [one.apparatus, one.minutes]));
  const columns = {
    session_date: draft.date,
    start_time: draft.startTime,
    duration_minutes: draft.minutes,
    type: draft.type,
    notes: draft.notes === '' ? null : draft.notes,
    felt: draft.felt,
    achievements: draft.achievements,
    edited_at: draft.editedAt,
    updated_at: at,
  } satisfies Partial<Row>;
  const apparatus = Object.fromEntries(
    ClubApparatus.options.map((one) => [`${one}_minutes`, minutes.get(one) ?? 0]),
  );
  return { ...columns, ...apparatus };
}

export const sessionStore = {
  /** What one person writes happens one after the other: counters and late copies depend on it. */
  async lock(tx: Kysely<DB>, userId: UserId): Promise<void> {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`training ${userId}`}, 0))`.execute(
      tx,
    );
  },

  async isDeleted(db: Kysely<DB>, id: TrainingSessionId, userId: UserId): Promise<boolean> {
    const row = await db
      .selectFrom('training_deleted_sessions')
      .select('id')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return row !== undefined;
  },

  /** The version that is stored, where there is one. */
  async version(db: Kysely<DB>, id: TrainingSessionId, userId: UserId): Promise<Date | undefined> {
    const row = await db
      .selectFrom('training_sessions')
      .select('edited_at')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return row?.edited_at;
  },

  /**
   * Whether it was written. An edit that does not say what it is written over must be later than the
   * stored one.
   */
  async upsert(
    tx: Kysely<DB>,
    session: { id: TrainingSessionId; userId: UserId; draft: SessionDraft; at: Date },
  ): Promise<boolean> {
    const columns = columnsOf(session.draft, session.at);
    const row = await tx
      .insertInto('training_sessions')
      .values({ id: session.id, user_id: session.userId, created_at: session.at, ...columns })
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet(columns)
          .where('training_sessions.user_id', '=', session.userId)
          .where(
            'training_sessions.edited_at',
            session.draft.basedOn ? '<>' : '<',
            session.draft.editedAt,
          ),
      )
      .returning('id')
      .executeTakeFirst();
    return row !== undefined;
  },

  async setElements(
    tx: Kysely<DB>,
    session: { id: TrainingSessionId; userId: UserId },
    elements: readonly PractisedElement[],
  ): Promise<void> {
    await tx.deleteFrom('training_session_elements').where('session_id', '=', session.id).execute();
    if (elements.length === 0) return;
    await tx
      .insertInto('training_session_elements')
      .values(
        elements.map((element, position) => ({
          ...element,
          position,
          session_id: session.id,
          user_id: session.userId,
        })),
      )
      .execute();
  },

  /** Goals of somebody else, or that are gone, are left out. */
  async setGoals(
    tx: Kysely<DB>,
    session: { id: TrainingSessionId; userId: UserId },
    goalIds: readonly string[],
  ): Promise<void> {
    await tx.deleteFrom('training_session_goals').where('session_id', '=', session.id).execute();
    await sql`
      insert into training_session_goals (session_id, goal_id, user_id)
      select ${session.id}, goal.id, goal.user_id from training_goals goal
      where goal.id = any(${goalIds}::uuid[]) and goal.user_id = ${session.userId}`.execute(tx);
  },

  /** Whether there was one. What has not arrived yet is deleted as well: its copy may be on its way. */
  async remove(tx: Kysely<DB>, id: TrainingSessionId, userId: UserId, at: Date): Promise<boolean> {
    const { numDeletedRows } = await tx
      .deleteFrom('training_sessions')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    await sql`
      insert into training_deleted_sessions (id, user_id, deleted_at)
      select ${id}, ${userId}, ${at}
      where not exists (select from training_sessions session where session.id = ${id})
      on conflict (id) do nothing`.execute(tx);
    return numDeletedRows > 0n;
  },
};
