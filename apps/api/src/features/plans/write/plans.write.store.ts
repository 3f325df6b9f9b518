import type { DB } from '#db/schema.generated';
import type { ClubId, UserId } from '@ribbon/domain/accounts';
import type { EventId } from '@ribbon/domain/calendar';
import type {
  PlanBlock,
  PlanDraft,
  PlanId,
  PlanSessionId,
  PlanStatus,
  PlanWeekDraft,
} from '@ribbon/domain/plans';
import { type Kysely, sql } from 'kysely';

const columnsOf = (draft: PlanDraft, at: Date) => ({
  title: draft.title,
  description: draft.description,
  period: draft.period,
  starts_on: draft.startsOn,
  level: draft.level,
  age_from: draft.ageFrom,
  age_to: draft.ageTo,
  apparatus: [...new Set(draft.apparatus)],
  goals: draft.goals,
  updated_at: at,
});

export const planWritingStore = {
  async insert(
    tx: Kysely<DB>,
    draft: PlanDraft,
    { clubId, by, at }: { clubId: ClubId; by: UserId; at: Date },
  ): Promise<PlanId> {
    const { id } = await tx
      .insertInto('club_training_plans')
      .values({ ...columnsOf(draft, at), club_id: clubId, created_by: by, created_at: at })
      .returning('id')
      .executeTakeFirstOrThrow();
    await insertWeeks(tx, id as PlanId, draft.weeks);
    return id as PlanId;
  },

  async lock(
    tx: Kysely<DB>,
    id: PlanId,
  ): Promise<{ status: PlanStatus; version: number } | undefined> {
    const { rows } = await sql<{ status: PlanStatus; version: number }>`
      select status, version from club_training_plans where id = ${id} for update`.execute(tx);
    return rows[0];
  },

  async update(tx: Kysely<DB>, id: PlanId, draft: PlanDraft, at: Date): Promise<void> {
    await tx
      .updateTable('club_training_plans')
      .set((eb) => ({ ...columnsOf(draft, at), version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .execute();
    await tx.deleteFrom('plan_weeks').where('plan_id', '=', id).execute();
    await insertWeeks(tx, id, draft.weeks);
  },

  async setStatus(
    tx: Kysely<DB>,
    id: PlanId,
    status: 'published' | 'archived',
    at: Date,
  ): Promise<void> {
    await tx
      .updateTable('club_training_plans')
      .set((eb) => ({
        status,
        updated_at: at,
        version: eb('version', '+', 1),
        ...(status === 'published' && { published_at: at }),
      }))
      .where('id', '=', id)
      .execute();
  },

  async tieEvents(
    tx: Kysely<DB>,
    planId: PlanId,
    ties: readonly { sessionId: PlanSessionId; eventId: EventId }[],
  ): Promise<void> {
    await tx
      .insertInto('plan_events')
      .values(
        ties.map(({ sessionId, eventId }) => ({
          plan_id: planId,
          session_id: sessionId,
          event_id: eventId,
        })),
      )
      .execute();
  },

  async eventsOf(tx: Kysely<DB>, planId: PlanId): Promise<EventId[]> {
    const rows = await tx
      .selectFrom('plan_events')
      .select('event_id')
      .where('plan_id', '=', planId)
      .execute();
    return rows.map(({ event_id }) => event_id as EventId);
  },

  async setBlocks(
    tx: Kysely<DB>,
    sessionId: PlanSessionId,
    blocks: readonly PlanBlock[],
  ): Promise<void> {
    await tx.deleteFrom('plan_blocks').where('session_id', '=', sessionId).execute();
    await insertBlocks(tx, [{ id: sessionId, blocks }]);
  },
};

async function insertWeeks(
  tx: Kysely<DB>,
  planId: PlanId,
  weeks: readonly PlanWeekDraft[],
): Promise<void> {
  const rows = await tx
    .insertInto('plan_weeks')
    .values(weeks.map(({ focus }, position) => ({ plan_id: planId, position, focus })))
    .returning(['id', 'position'])
    .execute();
  const weekIds = new Map(rows.map(({ id, position }) => [position, id]));
  const sessions = weeks.flatMap((week, index) =>
    week.sessions.map((session, position) => ({
      id: crypto.randomUUID(),
      row: {
        day: session.day,
        start_time: session.startTime,
        end_time: session.endTime,
        title: session.title,
        location: session.location,
        capacity: session.capacity,
        position,
        week_id: weekIds.get(index) ?? '',
      },
      blocks: session.blocks,
    })),
  );
  if (sessions.length === 0) return;
  await tx
    .insertInto('plan_sessions')
    .values(sessions.map(({ id, row }) => ({ id, ...row })))
    .execute();
  await insertBlocks(tx, sessions);
}

async function insertBlocks(
  tx: Kysely<DB>,
  sessions: readonly { id: string; blocks: readonly PlanBlock[] }[],
): Promise<void> {
  const rows = sessions.flatMap(({ id, blocks }) =>
    blocks.map((block, position) => ({ ...block, position, session_id: id })),
  );
  if (rows.length > 0) await tx.insertInto('plan_blocks').values(rows).execute();
}
