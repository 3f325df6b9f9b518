import { explaining } from '#testing/sql/explain';
import { type World, createWorld } from '#testing/world';
import type { UserId } from '@ribbon/domain/accounts';
import { TicketFilter, TicketStatus, ticketRank } from '@ribbon/domain/reports';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ticketReadingStore } from '../tickets/reports.tickets.read.store.ts';
import { ticketStore } from '../tickets/reports.tickets.store.ts';

const TICKETS = 20_000;
const PART = 2000;
const OPEN = 1000;
/** A page of 25 and one more, each with its report and who made it, and what stands behind the place. */
const FEW = 150;

let world: World;
let reader: UserId;
beforeAll(async () => {
  world = await createWorld();
  reader = (await world.person({ roles: ['system_admin'] })).id;
  for (let from = 1; from <= TICKETS; from += PART) await insertPart(from, from + PART - 1);
  await sql`vacuum analyze users, athlete_profiles, report_tickets, content_reports`.execute(
    world.db,
  );
}, 120_000);
afterAll(() => world.close());

/** Tickets with one report each, every one by somebody else. */
async function insertPart(from: number, to: number): Promise<void> {
  const { db } = world;
  const decidedFrom = ticketRank({ decidedAt: new Date(0) });
  const numbers = sql`generate_series(${from}::int, ${to}::int) nth`;
  const id = (kind: string) => sql`md5(${kind} || nth)::uuid`;
  await sql`insert into users (id, name, email)
    select ${id('user')}, 'reporter' || nth, 'reporter' || nth || '@people.ribbon.test' from ${numbers}`.execute(
    db,
  );
  await sql`insert into athlete_profiles (id, username, full_name, country, birth_month, birth_year)
    select ${id('user')}, 'reporter' || nth, 'Reporting ' || md5('name' || nth), 'Spain', 1, 1990
    from ${numbers}`.execute(db);
  await sql`insert into report_tickets (id, content_type, content_id, is_for_everybody, reasons,
      urgency, due_at, rank, status, decided_at, created_at)
    select ${id('ticket')}, 'post', ${id('post')}, true, array['spam'], 'general', now(),
      case when nth <= ${OPEN} then nth else ${decidedFrom}::bigint - nth end,
      case when nth > ${OPEN} then (array['resolved', 'dismissed'])[1 + nth % 2]
        when nth % 4 = 0 then 'reviewed' else 'pending' end,
      case when nth > ${OPEN} then now() end, now() - nth * interval '1 minute'
    from ${numbers}`.execute(db);
  await sql`insert into content_reports (ticket_id, reporter_id, content_type, content_id, reason,
      description)
    select ${id('ticket')}, ${id('user')}, 'post', ${id('post')}, 'spam', 'Seen as ' || md5('words' || nth)
    from ${numbers}`.execute(db);
}

const page = (filter: object) => (db: World['db']) =>
  ticketReadingStore.page(db, reader, TicketFilter.parse(filter), new Date());

async function rowsReadBy(ask: (db: World['db']) => Promise<unknown>): Promise<number> {
  const plan = await explaining(world.db, ask);
  const tables = ['report_tickets', 'content_reports', 'athlete_profiles'];
  return tables.reduce((sum, table) => sum + plan.rowsRead(table), 0);
}

const numberOf = async (text: string): Promise<string> => {
  const { rows } = await sql<{ md5: string }>`select md5(${text})`.execute(world.db);
  return rows[0]?.md5 ?? '';
};

describe(`with ${TICKETS} tickets`, () => {
  it('the first page reads a page, and little else', async () => {
    expect(await rowsReadBy(page({}))).toBeLessThan(FEW);
  });

  it.each(TicketStatus.options)('so does the first page of what is %s', async (status) => {
    expect(await rowsReadBy(page({ status }))).toBeLessThan(FEW);
  });

  it('a page in the middle costs what the first one does', async () => {
    const { rows } = await sql<{ cursor: string }>`
      select rank || '.' || id as cursor from report_tickets order by rank, id offset ${TICKETS / 2} limit 1`.execute(
      world.db,
    );
    const cursor = rows[0]?.cursor;
    expect((await page({ cursor })(world.db)).tickets).toHaveLength(25);
    expect(await rowsReadBy(page({ cursor }))).toBeLessThan(FEW);
    expect(await rowsReadBy(page({ cursor, status: 'resolved' }))).toBeLessThan(FEW);
  });

  it.each([
    ['words of a description', 'words777', (md5: string) => md5.slice(0, 16)],
    ['a reporter', 'name777', (md5: string) => md5.slice(0, 16)],
    ['the beginning of an id', 'post777', (md5: string) => md5.slice(0, 8)],
  ])('%s find their ticket among all', async (_, source, part) => {
    const search = part(await numberOf(source));
    expect((await page({ search })(world.db)).tickets).toHaveLength(1);
    expect(await rowsReadBy(page({ search }))).toBeLessThan(FEW);
  });

  it('words that nobody wrote cost no more', async () => {
    expect(await rowsReadBy(page({ search: 'zzzeppelin' }))).toBeLessThan(FEW);
  });

  it('what waits is counted without reading what is decided', async () => {
    const asked = (db: World['db']) => ticketStore.waiting(db, reader, new Date());
    expect(await rowsReadBy(asked)).toBeLessThanOrEqual(OPEN);
  });
});
