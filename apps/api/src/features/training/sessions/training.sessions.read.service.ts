import { notBlocked } from '#db/visibility/relations';
import type { DB } from '#db/schema.generated';
import type { UserId } from '@ribbon/domain/accounts';
import { ClubApparatus } from '@ribbon/domain/clubs';
import type {
  ApparatusMinutes,
  SessionComment,
  TrainingSessionId,
  SessionType,
  TrainingSession,
} from '@ribbon/domain/training';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { inReadersWords } from '../elements/training.elements.format.ts';

type Minutes = { [Name in ClubApparatus as `${Name}_minutes`]: number };

interface Row extends Minutes, Omit<TrainingSession, 'apparatus' | 'comments'> {
  comments: (Omit<SessionComment, 'createdAt' | 'canRemove'> & { createdAt: string })[];
}

/** The reader: which comments they see, and whether the notes are theirs. */
export interface Reader {
  id: UserId;
  isOwner: boolean;
  mayRemoveComments: boolean;
  /** A guardian of a child under 13: no block hides from them what a coach says (rule 25). */
  isGuardian?: boolean;
}

export interface Wanted {
  userId: UserId;
  type?: SessionType | undefined;
  after?: string | undefined;
  limit: number;
  where?: RawBuilder<unknown>;
}

/** In two bounds: the first is found in the index, the second leaves out the rest of its day. */
function afterCursor(cursor: string | undefined): RawBuilder<unknown> {
  if (cursor === undefined) return sql`true`;
  const [day, time, id] = cursor.split('.');
  return sql`(session.session_date, session.start_time, session.id) < (${day}::date, ${time}::time, ${id}::uuid)`;
}

const cursorOf = ({ date, startTime, id }: TrainingSession): string => `${date}.${startTime}.${id}`;

const columns = (reader: Reader) => sql`
  session.id, session.session_date::text as date, to_char(session.start_time, 'HH24:MI') as "startTime",
  session.duration_minutes as minutes, session.type, session.felt, session.achievements, session.edited_at as "editedAt", session.from_club as "fromClub",
  case when ${reader.isOwner}::boolean then coalesce(session.notes, '') end as notes,
  session.freehand_minutes, session.rope_minutes, session.hoop_minutes, session.ball_minutes, session.clubs_minutes, session.ribbon_minutes,
  (select coalesce(json_agg(json_build_object('key', element.key, 'name', element.name, 'times', element.times)
      order by element.position), '[]')
    from training_session_elements element where element.session_id = session.id) as elements,
  (select coalesce(json_agg(json_build_object('id', goal.id, 'title', goal.title) order by goal.created_at), '[]')
    from training_session_goals practised join training_goals goal on goal.id = practised.goal_id
    where practised.session_id = session.id) as goals,
  (select coalesce(json_agg(json_build_object('id', comment.id, 'authorId', comment.author_id, 'content', comment.content,
      'authorName', coalesce(author.full_name, author.username), 'createdAt', comment.created_at) order by comment.created_at), '[]')
    from training_comments comment join athlete_profiles author on author.id = comment.author_id
    where comment.session_id = session.id
      and (${reader.isGuardian === true}::boolean or ${notBlocked(reader.id, 'comment.author_id')})) as comments`;

export const sessionReading = {
  async page(
    db: Kysely<DB>,
    reader: Reader,
    { userId, type, after, limit, where }: Wanted,
  ): Promise<{ sessions: TrainingSession[]; next: string | null }> {
    const { rows } = await sql<Row>`
      select ${columns(reader)} from training_sessions session
      where session.user_id = ${userId} and ${afterCursor(after)}
        and ${type === undefined ? sql`true` : sql`session.type = ${type}`} and ${where ?? sql`true`}
      order by session.session_date desc, session.start_time desc, session.id desc limit ${limit + 1}`.execute(
      db,
    );
    const sessions = rows.slice(0, limit).map((row) => toSession(row, reader));
    const last = sessions.at(-1);
    return { sessions, next: rows.length > limit && last ? cursorOf(last) : null };
  },

  async count(db: Kysely<DB>, userId: UserId): Promise<number> {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from training_sessions where user_id = ${userId}`.execute(db);
    return rows[0]?.n ?? 0;
  },

  async known(
    db: Kysely<DB>,
    userId: UserId,
    ids: readonly TrainingSessionId[],
  ): Promise<Set<string>> {
    const { rows } = await sql<{ id: string }>`
      select id from training_sessions where id = any(${ids}::uuid[]) and user_id = ${userId}`.execute(
      db,
    );
    return new Set(rows.map(({ id }) => id));
  },

  async one(
    db: Kysely<DB>,
    reader: Reader,
    id: TrainingSessionId,
  ): Promise<(TrainingSession & { userId: UserId }) | undefined> {
    const { rows } = await sql<Row & { userId: UserId }>`
      select ${columns(reader)}, session.user_id as "userId" from training_sessions session
      where session.id = ${id}`.execute(db);
    return rows[0] && { ...toSession(rows[0], reader), userId: rows[0].userId };
  },
};

export const ownReader = (id: UserId): Reader => ({ id, isOwner: true, mayRemoveComments: true });

function toSession(row: Row, reader: Reader): TrainingSession {
  const apparatus: ApparatusMinutes[] = ClubApparatus.options
    .map((name) => ({ apparatus: name, minutes: row[`${name}_minutes`] }))
    .filter(({ minutes }) => minutes > 0);
  return {
    id: row.id,
    date: row.date,
    startTime: row.startTime,
    minutes: row.minutes,
    type: row.type,
    apparatus,
    elements: row.elements.map(inReadersWords),
    notes: row.notes,
    felt: row.felt,
    goals: row.goals,
    achievements: row.achievements,
    comments: row.comments.map(({ createdAt, ...comment }) => ({
      ...comment,
      createdAt: new Date(createdAt),
      canRemove: reader.mayRemoveComments || comment.authorId === reader.id,
    })),
    fromClub: row.fromClub,
    editedAt: row.editedAt,
  };
}
