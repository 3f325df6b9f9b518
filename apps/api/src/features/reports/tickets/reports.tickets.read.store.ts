import { cardJson } from '#db/cards';
import type { DB } from '#db/schema.generated';
import { bandOf } from '#db/visibility';
import type { UserId } from '@ribbon/domain/accounts';
import {
  SHOWN_REPORTS,
  TICKETS_PER_PAGE,
  TICKET_QUOTE_MAX,
  type Snapshot,
  type Ticket,
  type TicketDetails,
  type TicketFilter,
  type TicketId,
} from '@ribbon/domain/reports';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { mayModerate } from './reports.tickets.scope.ts';

const EARLIER_SHOWN = 10;
const NOTES_SHOWN = 100;

type Row = Ticket & { rank: number };

export interface TicketContext {
  author: TicketDetails['author'];
  authorId: UserId | null;
  isForEverybody: boolean;
  /** Empty once the account of its author is erased. */
  snapshot: Partial<Omit<Snapshot, 'verdicts' | 'media'>>;
  verdicts: string[];
  resolutionNotes: string | null;
}

const nameOf = (column: string) => sql`(select coalesce(who.full_name, who.username)
  from athlete_profiles who where who.id = ${sql.ref(column)})`;

const cardOf = (id: string, now: Date) => sql`(select ${cardJson('c', now)} from athlete_profiles c
  where c.id = ${sql.ref(id)})`;

/**
 * Content that is not for everybody is quoted only to moderators who have opened it with a reason.
 */
const quoteFor = (reader: UserId) => sql`case when t.is_for_everybody or exists (
    select from report_openings o where o.ticket_id = t.id and o.moderator_id = ${reader})
  then left(nullif(coalesce(t.snapshot->>'text', t.snapshot->>'about'), ''), ${TICKET_QUOTE_MAX}) end`;

/** A ticket shows its newest report; `t` is the ticket. */
const rows = (reader: UserId, now: Date, from: RawBuilder<unknown>) => sql<Row>`
  select t.id, t.rank, t.content_type as "contentType", t.content_id as "contentId",
    ${quoteFor(reader)} as quote,
    ${cardOf('r.reporter_id', now)} as reporter, t.reports_count as "reportsCount", r.reason,
    r.description, t.status, t.urgency, t.due_at as "dueAt", ${nameOf('t.taken_by')} as "takenBy",
    t.taken_by is not distinct from ${reader}::uuid as "isTakenByReader",
    ${nameOf('t.decided_by')} as "reviewedBy", t.decided_at as "reviewedAt",
    t.created_at as "createdAt", t.updated_at as "updatedAt", t.version
  from (${from}) t cross join lateral (
    select reporter_id, reason, description from content_reports
    where ticket_id = t.id order by created_at desc limit 1) r
  order by t.rank, t.id`;

/** Where the words may stand. Each place has its own index, so each is asked for on its own. */
function placesOf(search: string): RawBuilder<unknown>[] {
  if (search === '') return [sql`report_tickets`];
  const escaped = search.replaceAll(/[\\%_]/gu, (sign) => `\\${sign}`);
  const words = `%${escaped}%`;
  const reportedBy = (who: RawBuilder<unknown>) => sql`t.id in (select r.ticket_id
    from athlete_profiles p join content_reports r on r.reporter_id = p.id
    where ${who} and p.search_text like searchable(${words}))`;
  const places = [
    sql`t.content_id::text like ${`${escaped.toLowerCase()}%`}`,
    sql`t.id in (select ticket_id from content_reports where lower(description) like lower(${words}))`,
    reportedBy(sql`p.status = 'active'`),
    reportedBy(sql`p.status <> 'active'`),
  ];
  // Found before anything else is asked of them: nothing reads all tickets in their order for it.
  return places.map((place) => sql`(select t.* from report_tickets t where ${place} offset 0)`);
}

export const ticketReadingStore = {
  async page(db: Kysely<DB>, reader: UserId, filter: TicketFilter, now: Date) {
    const { search, status, reason, cursor } = filter;
    const [rank = '0', id = ''] = cursor?.split('.') ?? [];
    const one = (place: RawBuilder<unknown>) => sql`
      (select t.* from ${place} t where ${mayModerate(reader)}
        and ${status === undefined ? sql`true` : sql`t.status = ${status}`}
        and ${reason === undefined ? sql`true` : sql`t.reasons @> array[${reason}]`}
        and ${cursor === undefined ? sql`true` : sql`(t.rank, t.id) > (${Number(rank)}, ${id}::uuid)`}
      order by t.rank, t.id limit ${TICKETS_PER_PAGE + 1})`;
    const found = sql`select * from (${sql.join(placesOf(search).map(one), sql` union `)}) f
      order by f.rank, f.id limit ${TICKETS_PER_PAGE + 1}`;
    const { rows: all } = await rows(reader, now, found).execute(db);
    const shown = all.slice(0, TICKETS_PER_PAGE);
    const last = shown.at(-1);
    const next = all.length > TICKETS_PER_PAGE && last ? `${last.rank}.${last.id}` : null;
    return { tickets: shown, next };
  },

  async find(db: Kysely<DB>, reader: UserId, id: TicketId, now: Date): Promise<Ticket | undefined> {
    const one = sql`select * from report_tickets t where id = ${id} and ${mayModerate(reader)}`;
    const { rows: found } = await rows(reader, now, one).execute(db);
    return found[0];
  },

  async reports(db: Kysely<DB>, id: TicketId, now: Date): Promise<TicketDetails['reports']> {
    const { rows: found } = await sql<TicketDetails['reports'][number]>`
      select r.id, ${cardOf('r.reporter_id', now)} as reporter, r.reason, r.description,
        r.child_at_risk_now as "childAtRiskNow", r.created_at as "createdAt"
      from content_reports r where r.ticket_id = ${id}
      order by r.created_at desc limit ${SHOWN_REPORTS}`.execute(db);
    return found;
  },

  /** The context of the reports: whose the thing is, what it was, and the moderators' notes. */
  async context(db: Kysely<DB>, reader: UserId, id: TicketId, now: Date) {
    const { rows: found } = await sql<TicketContext>`
      select (select ${cardJson('a', now)}::jsonb || jsonb_build_object('ageBand', ${bandOf('a', now)})
          from athlete_profiles a where a.id = t.author_id) as author,
        t.author_id as "authorId", t.is_for_everybody as "isForEverybody", t.snapshot,
        array(select concat_ws(', ', v.severity, v.category) from moderation_verdicts v
          where v.content_kind = t.content_type and v.content_id = t.content_id
          order by v.created_at desc limit 5) as verdicts, t.resolution_notes as "resolutionNotes"
      from report_tickets t where t.id = ${id} and ${mayModerate(reader)}`.execute(db);
    return found[0];
  },

  async notes(db: Kysely<DB>, id: TicketId): Promise<TicketDetails['notes']> {
    const { rows: found } = await sql<TicketDetails['notes'][number]>`
      select n.id, coalesce(${nameOf('n.author_id')}, 'Someone who left') as by, n.note,
        n.created_at as "createdAt"
      from report_notes n where n.ticket_id = ${id} order by n.id limit ${NOTES_SHOWN}`.execute(db);
    return found;
  },

  async earlier(
    db: Kysely<DB>,
    reader: UserId,
    { authorId, id }: { authorId: UserId | null; id: TicketId },
  ): Promise<TicketDetails['earlier']> {
    if (authorId === null) return [];
    const { rows: found } = await sql<TicketDetails['earlier'][number]>`
      select id, content_type as "contentType", reasons, status, created_at as "createdAt"
      from report_tickets t where author_id = ${authorId} and id <> ${id} and ${mayModerate(reader)}
      order by created_at desc limit ${EARLIER_SHOWN}`.execute(db);
    return found;
  },
};
