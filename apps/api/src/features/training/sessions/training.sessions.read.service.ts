import { notBlocked } from '#db/relations';
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
function afterPlace(cursor: string | undefined): RawBuilder<unknown> {
  if (cursor === undefined) return sql`true`;
  const [day, time, id] = cursor.split('.');
  return sql`(s.session_date, s.start_time, s.id) < (${day}::date, ${time}::time, ${id}::uuid)`;
}

const cursorOf = ({ date, startTime, id }: TrainingSession): string => `${date}.${startTime}.${id}`;

const columns = (reader: Reader) => sql`
  s.id, s.session_date::text as date, to_char(s.start_time, 'HH24:MI') as "startTime",
  s.duration_minutes as minutes, s.type, s.felt, s.achievements, s.edited_at as "editedAt", s.from_club as "fromClub",
  case when ${reader.isOwner}::boolean then coalesce(s.notes, '') end as notes,
  s.freehand_minutes, s.rope_minutes, s.hoop_minutes, s.ball_minutes, s.clubs_minutes, s.ribbon_minutes,
  (select coalesce(json_agg(json_build_object('key', e.key, 'name', e.name, 'times', e.times)
      order by e.position), '[]')
    from training_session_elements e where e.session_id = s.id) as elements,
  (select coalesce(json_agg(json_build_object('id', g.id, 'title', g.title) order by g.created_at), '[]')
    from training_session_goals t join training_goals g on g.id = t.goal_id
    where t.session_id = s.id) as goals,
  (select coalesce(json_agg(json_build_object('id', k.id, 'authorId', k.author_id, 'content', k.content,
      'authorName', coalesce(a.full_name, a.username), 'createdAt', k.created_at) order by k.created_at), '[]')
    from training_comments k join athlete_profiles a on a.id = k.author_id
    where k.session_id = s.id
      and (${reader.isGuardian === true}::boolean or ${notBlocked(reader.id, 'k.author_id')})) as comments`;

export const sessionReading = {
  async page(
    db: Kysely<DB>,
    reader: Reader,
    { userId, type, after, limit, where }: Wanted,
  ): Promise<{ sessions: TrainingSession[]; next: string | null }> {
    const { rows } = await sql<Row>`
      select ${columns(reader)} from training_sessions s
      where s.user_id = ${userId} and ${afterPlace(after)}
        and ${type === undefined ? sql`true` : sql`s.type = ${type}`} and ${where ?? sql`true`}
      order by s.session_date desc, s.start_time desc, s.id desc limit ${limit + 1}`.execute(db);
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
      select ${columns(reader)}, s.user_id as "userId" from training_sessions s
      where s.id = ${id}`.execute(db);
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
    elements: row.elements,
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
