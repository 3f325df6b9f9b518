import { cardJson } from '#db/cards';
import { runPrepared } from '#db/prepared-statement';
import type { DB } from '#db/schema.generated';
import { isGuardianOf } from '#db/relations';
import { shapeOf } from '#db/viewer';
import { bandOf } from '#db/visibility';
import { isBefore, microsOf, placeIn } from '#platform/http/keyset';
import type { UserId } from '@ribbon/domain/accounts';
import {
  QUEUE_PAGE,
  type QueueFilter,
  type QueueItem,
  type QueueItemId,
} from '@ribbon/domain/moderation';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { IS_SHOWN } from './moderation.queue.store.ts';

type Row = Omit<QueueItem, 'decision'> & {
  found: number;
  micros: number;
  decidedAt: Date | null;
  decidedBy: string | null;
  note: string | null;
};

/** A person with the age that matters here. */
const person = (profile: string, now: Date) =>
  sql`(${cardJson(profile, now)}::jsonb || jsonb_build_object('ageBand', ${bandOf(profile, now)}))`;

/** What was written, of whatever kind. */
const WORDS = sql`case q.content_kind
  when 'comment' then k.content
  when 'post' then concat_ws(E'\n', p.content, p.location, (select string_agg(n.alt_text, E'\n' order by n.position)
    from post_media n where n.post_id = p.id))
  when 'challenge' then (select concat_ws(E'\n', h.title, h.description,
      (select string_agg(concat_ws(' ', t.title, t.element), E'\n' order by t.position)
        from challenge_tasks t where t.challenge_id = h.id),
      nullif(array_to_string(h.rewards || h.requirements, E'\n'), ''), h.cancel_reason)
    from challenges h where h.id = q.content_id)
  when 'profile' then concat_ws(E'\n', a.bio, nullif(array_to_string(a.specialties, ', '), ''),
    nullif(array_to_string(a.achievements, ', '), ''))
  when 'user_type' then (select 'From ' || replace(a.user_type, '_', ' ') || ' to ' || replace(w.user_type, '_', ' ')
    from user_type_wishes w where w.user_id = a.id) end`;

/** A thing that waits and everything around it; what is gone by now is null. */
const shown = (found: RawBuilder<unknown>, reader: string, now: Date) => sql<Row>`
  with q as materialized (${found})
  select q.id, ${microsOf('q.at')} as micros, q.content_kind as kind, q.reason, q.priority, q.found, q.status,
    q.created_at as "createdAt", ${person('a', now)} as author,
    ${isGuardianOf(reader, 'a.id')} as "isOfOwnChild", ${WORDS} as comment,
    case when f.id is not null then json_build_object('id', f.id, 'kind', f.kind, 'width', f.width,
      'height', f.height, 'durationMs', f.duration_ms, 'placeholder', f.placeholder,
      'hasPoster', f.variants ? 'poster', 'alt', coalesce(m.alt_text, ''),
      'shownBy', f.subject_kind, 'findings', f.check_result -> 'findings',
      'nearCopyOf', f.check_result -> 'nearCopyOf') end as media,
    case when p.id is not null then json_build_object('id', p.id, 'content', p.content,
      'visibility', p.visibility, 'author', ${person('pa', now)},
      'files', (select count(*) from post_media n where n.post_id = p.id)) end as post,
    case when c.id is not null then json_build_object('id', c.id, 'name', c.name, 'city', c.city)
      end as club,
    q.decided_at as "decidedAt", coalesce(d.full_name, d.username) as "decidedBy",
    q.decision_note as note
  from q join athlete_profiles a on a.id = q.author_id
    left join comments k on q.content_kind = 'comment' and k.id = q.content_id
    left join media_files f on q.content_kind = 'media' and f.id = q.content_id
    left join posts p
      on p.id = coalesce(k.post_id, case when f.subject_kind = 'post' then f.subject_id end,
        case when q.content_kind = 'post' then q.content_id end)
    left join athlete_profiles pa on pa.id = p.author_id
    left join post_media m on m.post_id = p.id and m.media_id = f.id
    left join clubs c
      on c.id = coalesce(p.club_id, case when f.subject_kind = 'club' then f.subject_id end)
    left join athlete_profiles d on d.id = q.decided_by`;

const only = ({ kind, reason }: QueueFilter) => sql`
  ${kind === undefined ? IS_SHOWN : sql`content_kind = ${kind}`}
  and ${reason === undefined ? sql`true` : sql`reason = ${reason}`} and author_id is not null`;

const SIZE = sql.lit(QUEUE_PAGE + 1);

/** Most urgent first, then the oldest; each part of the walk begins where its index does. */
function waiting(filter: QueueFilter): RawBuilder<unknown> {
  const walk = (part: RawBuilder<unknown>) => sql`
    (select *, created_at as at from moderation_queue
     where status = 'waiting' and ${part} and ${only(filter)}
     order by priority desc, found desc, created_at, id limit ${SIZE})`;
  const { after } = filter;
  if (after === undefined) return walk(sql`true`);
  const { priority, found, micros, id } = cursorOf(after);
  const place = sql`(timestamptz 'epoch' + ${micros}::double precision * interval '1 microsecond',
    ${id}::uuid)`;
  const same = sql`priority = ${priority} and found`;
  return sql`${walk(sql`${same} = ${found} and (created_at, id) > ${place}`)}
    union all ${walk(sql`${same} < ${found}`)}
    union all ${walk(sql`priority < ${priority}`)}`;
}

/** How urgent, how sure, when and which: where a page ended. */
function cursorOf(after: string) {
  const [priority = '', found = '', ...place] = after.split('.');
  return { priority: Number(priority), found: Number(found), ...placeIn(place.join('.')) };
}

/** What was decided last comes first. */
const decided = (filter: QueueFilter): RawBuilder<unknown> => sql`
  select *, decided_at as at from moderation_queue
  where status <> 'waiting' and ${only(filter)} and ${
    filter.after === undefined
      ? sql`true`
      : isBefore(cursorOf(filter.after), { at: 'decided_at', id: 'id' })
  } order by decided_at desc, id desc limit ${SIZE}`;

function pageOf(filter: QueueFilter, reader: string, now: Date): RawBuilder<Row> {
  const isWaiting = filter.state === 'waiting';
  const order = isWaiting
    ? sql`q.priority desc, q.found desc, q.at, q.id`
    : sql`q.at desc, q.id desc`;
  const found = isWaiting ? waiting(filter) : decided(filter);
  return sql<Row>`${shown(found, reader, now)} order by ${order} limit ${SIZE}`;
}

export const queueReadingStore = {
  async page(db: Kysely<DB>, reader: UserId, filter: QueueFilter, now: Date) {
    const { state, kind = '', reason = '', after } = filter;
    const ask = (whose: string) => pageOf(filter, whose, now);
    // Everybody begins with a first page, so its text is made once; a cursor is part of the text.
    const rows =
      after === undefined
        ? await runPrepared(
            db,
            shapeOf(`queue ${state} ${kind} ${reason}`, undefined, now),
            (blank) => ask(blank('reader')),
            { reader },
          )
        : (await ask(reader).execute(db)).rows;
    const items = rows.slice(0, QUEUE_PAGE);
    const last = items.at(-1);
    const next =
      rows.length > QUEUE_PAGE && last
        ? `${last.priority}.${last.found}.${last.micros}.${last.id}`
        : null;
    return { items: items.map(toItem), next };
  },

  async one(
    db: Kysely<DB>,
    reader: UserId,
    id: QueueItemId,
    now: Date,
  ): Promise<QueueItem | undefined> {
    const found = sql`select *, created_at as at from moderation_queue where id = ${id}`;
    const { rows } = await shown(found, reader, now).execute(db);
    return rows[0] && toItem(rows[0]);
  },
};

const toItem = ({ decidedAt, decidedBy, note, media, ...item }: Row): QueueItem => ({
  ...item,
  // Inside JSON a moment is text.
  media: media && { ...media, nearCopyOf: media.nearCopyOf && new Date(media.nearCopyOf) },
  decision: decidedAt && { by: decidedBy, at: decidedAt, note },
});
