import { cardJson } from '#db/people/cards';
import type { DB } from '#db/schema.generated';
import { likeWords } from '#db/queries/search';
import { bandOf } from '#db/visibility/visibility';
import { cursorIn, pageOf } from '#platform/http/keyset';
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

type Row = Ticket & { sortKey: number };

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

const cardOf = (
  id: string,
  now: Date,
) => sql`(select ${cardJson('person', now)} from athlete_profiles person
  where person.id = ${sql.ref(id)})`;

/**
 * Content that is not for everybody is quoted only to moderators who have opened it with a reason.
 */
const quoteFor = (reader: UserId) => sql`case when ticket.is_for_everybody or exists (
    select from report_openings opening where opening.ticket_id = ticket.id and opening.moderator_id = ${reader})
  then left(nullif(coalesce(ticket.snapshot->>'text', ticket.snapshot->>'about'), ''), ${TICKET_QUOTE_MAX}) end`;

/** A ticket shows its newest report. */
const rows = (reader: UserId, now: Date, from: RawBuilder<unknown>) => sql<Row>`
  select ticket.id, ticket.rank as "sortKey", ticket.content_type as "contentType", ticket.content_id as "contentId",
    ${quoteFor(reader)} as quote,
    ${cardOf('report.reporter_id', now)} as reporter, ticket.reports_count as "reportsCount", report.reason,
    report.description, ticket.status, ticket.urgency, ticket.due_at as "dueAt", ${nameOf('ticket.taken_by')} as "takenBy",
    ticket.taken_by is not distinct from ${reader}::uuid as "isTakenByReader",
    ${nameOf('ticket.decided_by')} as "reviewedBy", ticket.decided_at as "reviewedAt",
    ticket.created_at as "createdAt", ticket.updated_at as "updatedAt", ticket.version
  from (${from}) ticket cross join lateral (
    select reporter_id, reason, description from content_reports
    where ticket_id = ticket.id order by created_at desc limit 1) report
  order by ticket.rank, ticket.id`;

/** Where the words may stand. Each place has its own index, so each is asked for on its own. */
function placesOf(search: string): RawBuilder<unknown>[] {
  if (search === '') return [sql`report_tickets`];
  const escaped = search.replaceAll(/[\\%_]/gu, (sign) => `\\${sign}`);
  const words = `%${escaped}%`;
  const reportedBy = (who: RawBuilder<unknown>) => sql`ticket.id in (select report.ticket_id
    from athlete_profiles profile join content_reports report on report.reporter_id = profile.id
    where ${who} and profile.search_text like ${likeWords(search)})`;
  const places = [
    sql`ticket.content_id::text like ${`${escaped.toLowerCase()}%`}`,
    sql`ticket.id in (select ticket_id from content_reports where lower(description) like lower(${words}))`,
    reportedBy(sql`profile.status = 'active'`),
    reportedBy(sql`profile.status <> 'active'`),
  ];
  // Found before anything else is asked of them: nothing reads all tickets in their order for it.
  return places.map(
    (place) => sql`(select ticket.* from report_tickets ticket where ${place} offset 0)`,
  );
}

export const ticketReadingStore = {
  async page(db: Kysely<DB>, reader: UserId, filter: TicketFilter, now: Date) {
    const { search, status, reason, cursor } = filter;
    const after = cursor === undefined ? undefined : cursorIn(cursor);
    const one = (place: RawBuilder<unknown>) => sql`
      (select ticket.* from ${place} ticket where ${mayModerate(reader)}
        and ${status === undefined ? sql`true` : sql`ticket.status = ${status}`}
        and ${reason === undefined ? sql`true` : sql`ticket.reasons @> array[${reason}]`}
        and ${after === undefined ? sql`true` : sql`(ticket.rank, ticket.id) > (${after.sortKey}, ${after.id}::uuid)`}
      order by ticket.rank, ticket.id limit ${TICKETS_PER_PAGE + 1})`;
    const found = sql`select * from (${sql.join(placesOf(search).map(one), sql` union `)}) found
      order by found.rank, found.id limit ${TICKETS_PER_PAGE + 1}`;
    const { rows: all } = await rows(reader, now, found).execute(db);
    const { shown, next } = pageOf(all, TICKETS_PER_PAGE);
    return { tickets: shown, next };
  },

  async find(db: Kysely<DB>, reader: UserId, id: TicketId, now: Date): Promise<Ticket | undefined> {
    const one = sql`select * from report_tickets ticket where id = ${id} and ${mayModerate(reader)}`;
    const { rows: found } = await rows(reader, now, one).execute(db);
    return found[0];
  },

  async reports(db: Kysely<DB>, id: TicketId, now: Date): Promise<TicketDetails['reports']> {
    const { rows: found } = await sql<TicketDetails['reports'][number]>`
      select report.id, ${cardOf('report.reporter_id', now)} as reporter, report.reason, report.description,
        report.child_at_risk_now as "childAtRiskNow", report.created_at as "createdAt"
      from content_reports report where report.ticket_id = ${id}
      order by report.created_at desc limit ${SHOWN_REPORTS}`.execute(db);
    return found;
  },

  /** The context of the reports: whose the thing is, what it was, and the moderators' notes. */
  async context(db: Kysely<DB>, reader: UserId, id: TicketId, now: Date) {
    const { rows: found } = await sql<TicketContext>`
      select (select ${cardJson('author', now)}::jsonb || jsonb_build_object('ageBand', ${bandOf('author', now)})
          from athlete_profiles author where author.id = ticket.author_id) as author,
        ticket.author_id as "authorId", ticket.is_for_everybody as "isForEverybody", ticket.snapshot,
        array(select concat_ws(', ', verdict.severity, verdict.category) from moderation_verdicts verdict
          where verdict.content_kind = ticket.content_type and verdict.content_id = ticket.content_id
          order by verdict.created_at desc limit 5) as verdicts, ticket.resolution_notes as "resolutionNotes"
      from report_tickets ticket where ticket.id = ${id} and ${mayModerate(reader)}`.execute(db);
    return found[0];
  },

  async notes(db: Kysely<DB>, id: TicketId): Promise<TicketDetails['notes']> {
    const { rows: found } = await sql<TicketDetails['notes'][number]>`
      select note.id, coalesce(${nameOf('note.author_id')}, 'Someone who left') as by, note.note,
        note.created_at as "createdAt"
      from report_notes note where note.ticket_id = ${id} order by note.id limit ${NOTES_SHOWN}`.execute(
      db,
    );
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
      from report_tickets ticket where author_id = ${authorId} and id <> ${id} and ${mayModerate(reader)}
      order by created_at desc limit ${EARLIER_SHOWN}`.execute(db);
    return found;
  },
};
