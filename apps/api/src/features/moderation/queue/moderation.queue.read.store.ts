import { cardJson } from '#db/people/cards';
import { runPrepared } from '#db/queries/prepared-statement';
import type { DB } from '#db/schema.generated';
import { isGuardianOf } from '#db/visibility/relations';
import { shapeOf } from '#db/visibility/viewer';
import { bandOf } from '#db/visibility/visibility';
import type { ContentKind } from '#platform/content/content';
import { byKind } from '#platform/content/excerpts';
import { microsOf, newerThan, olderThan } from '#platform/http/keyset';
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
  sortKey: number;
  decidedAt: Date | null;
  decidedBy: string | null;
  note: string | null;
};

/** A person with the age that matters here. */
const person = (profile: string, now: Date) =>
  sql`(${cardJson(profile, now)}::jsonb || jsonb_build_object('ageBand', ${bandOf(profile, now)}))`;

/** What was written, from the slice that holds it. */
const textOf = (kinds: readonly ContentKind[]) =>
  byKind(
    'queued.content_kind',
    kinds.flatMap(({ kind, queue }) =>
      queue?.text ? [[kind, queue.text(sql.ref('queued.content_id'))] as const] : [],
    ),
  );

/** What its pages and items are read for, and with. */
interface Reading {
  reader: string;
  now: Date;
  kinds: readonly ContentKind[];
}

/** A thing that waits and everything around it; what is gone by now is null. */
const shown = (found: RawBuilder<unknown>, { reader, now, kinds }: Reading) => sql<Row>`
  with queued as materialized (${found})
  select queued.id, ${microsOf('queued.at')} as "sortKey", queued.content_kind as kind, queued.reason, queued.priority, queued.found, queued.status,
    queued.created_at as "createdAt", ${person('author', now)} as author,
    ${isGuardianOf(reader, 'author.id')} as "isOfOwnChild", ${textOf(kinds)} as comment,
    case when file.id is not null then json_build_object('id', file.id, 'kind', file.kind, 'width', file.width,
      'height', file.height, 'durationMs', file.duration_ms, 'placeholder', file.placeholder,
      'hasPoster', file.variants ? 'poster', 'alt', coalesce(media.alt_text, ''),
      'shownBy', file.subject_kind, 'findings', file.check_result -> 'findings',
      'nearCopyOf', file.check_result -> 'nearCopyOf') end as media,
    case when post.id is not null then json_build_object('id', post.id, 'content', post.content,
      'visibility', post.visibility, 'author', ${person('post_author', now)},
      'files', (select count(*) from post_media attached where attached.post_id = post.id)) end as post,
    case when club.id is not null then json_build_object('id', club.id, 'name', club.name, 'city', club.city)
      end as club,
    queued.decided_at as "decidedAt", coalesce(decider.full_name, decider.username) as "decidedBy",
    queued.decision_note as note
  from queued join athlete_profiles author on author.id = queued.author_id
    left join comments comment on queued.content_kind = 'comment' and comment.id = queued.content_id
    left join media_files file on queued.content_kind = 'media' and file.id = queued.content_id
    left join posts post
      on post.id = coalesce(comment.post_id, case when file.subject_kind = 'post' then file.subject_id end,
        case when queued.content_kind = 'post' then queued.content_id end)
    left join athlete_profiles post_author on post_author.id = post.author_id
    left join post_media media on media.post_id = post.id and media.media_id = file.id
    left join clubs club
      on club.id = coalesce(post.club_id, case when file.subject_kind = 'club' then file.subject_id end)
    left join athlete_profiles decider on decider.id = queued.decided_by`;

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
  const { priority, found, cursor } = partsOf(after);
  const same = sql`priority = ${priority} and found`;
  return sql`${walk(sql`${same} = ${found} and ${newerThan(cursor, { at: 'created_at', id: 'id' })}`)}
    union all ${walk(sql`${same} < ${found}`)}
    union all ${walk(sql`priority < ${priority}`)}`;
}

/** How urgent, how sure, when and which: where a page ended. */
function partsOf(after: string) {
  const [priority = '', found = '', ...cursor] = after.split('.');
  return { priority: Number(priority), found: Number(found), cursor: cursor.join('.') };
}

/** What was decided last comes first. */
const decided = (filter: QueueFilter): RawBuilder<unknown> => sql`
  select *, decided_at as at from moderation_queue
  where status <> 'waiting' and ${only(filter)} and ${olderThan(
    filter.after && partsOf(filter.after).cursor,
    { at: 'decided_at', id: 'id' },
  )} order by decided_at desc, id desc limit ${SIZE}`;

function pageOf(filter: QueueFilter, reading: Reading): RawBuilder<Row> {
  const isWaiting = filter.state === 'waiting';
  const order = isWaiting
    ? sql`queued.priority desc, queued.found desc, queued.at, queued.id`
    : sql`queued.at desc, queued.id desc`;
  const found = isWaiting ? waiting(filter) : decided(filter);
  return sql<Row>`${shown(found, reading)} order by ${order} limit ${SIZE}`;
}

export const queueReadingStore = {
  async page(db: Kysely<DB>, filter: QueueFilter, reading: Reading) {
    const { reader, now } = reading;
    const { state, kind = '', reason = '', after } = filter;
    const ask = (whose: string) => pageOf(filter, { ...reading, reader: whose });
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
        ? `${last.priority}.${last.found}.${last.sortKey}.${last.id}`
        : null;
    return { items: items.map(toItem), next };
  },

  async one(db: Kysely<DB>, id: QueueItemId, reading: Reading): Promise<QueueItem | undefined> {
    const found = sql`select *, created_at as at from moderation_queue where id = ${id}`;
    const { rows } = await shown(found, reading).execute(db);
    return rows[0] && toItem(rows[0]);
  },
};

const toItem = ({ decidedAt, decidedBy, note, media, ...item }: Row): QueueItem => ({
  ...item,
  // Inside JSON a moment is text.
  media: media && { ...media, nearCopyOf: media.nearCopyOf && new Date(media.nearCopyOf) },
  decision: decidedAt && { by: decidedBy, at: decidedAt, note },
});
