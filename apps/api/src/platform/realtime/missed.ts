import type { DB } from '#db/schema.generated';
import { type Kysely, sql } from 'kysely';

const TOPICS_AT_ONCE = 50;
/** A change that began earlier may be committed later, with the smaller number. */
const OVERLAP = '1 minute';

interface Missed {
  /** The newest number, from which on the browser is up to date. */
  last: number;
  topics: readonly string[] | 'everything';
}

/**
 * What a browser that comes back has missed. A number that the log does not reach back to, or has
 * never given out, means that nobody can say: then everything is read again.
 */
export async function catchUp(
  db: Kysely<DB>,
  audiences: readonly string[],
  lastEventId: string | string[] | undefined,
): Promise<Missed> {
  const { rows } = await sql<{ last: number }>`
    select coalesce(max(id), 0) as last from realtime_events`.execute(db);
  const last = rows[0]?.last ?? 0;
  if (lastEventId === undefined) return { last, topics: [] };
  const seen = Number(lastEventId);
  if (!Number.isSafeInteger(seen) || seen < 0 || seen > last) return { last, topics: 'everything' };
  const reached = await sql<{ at: Date }>`
    select created_at as at from realtime_events where id <= ${seen}
    order by id desc limit 1`.execute(db);
  const since = reached.rows[0]?.at;
  // Nothing was said since an empty log was seen.
  if (since === undefined) return { last, topics: last === seen ? [] : 'everything' };
  const missed = await sql<{ topic: string }>`
    select topic from realtime_events where audience = any(${audiences}::text[]) and id > ${seen}
    union
    select topic from realtime_events where audience = any(${audiences}::text[]) and id < ${seen}
      and created_at > ${since}::timestamptz - ${OVERLAP}::interval
    limit ${TOPICS_AT_ONCE + 1}`.execute(db);
  const topics = missed.rows.map(({ topic }) => topic);
  return { last, topics: topics.length > TOPICS_AT_ONCE ? 'everything' : topics };
}
