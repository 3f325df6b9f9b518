import { hiddenCases } from '#db/concerned';
import type { DB } from '#db/schema.generated';
import { bandOf } from '#db/visibility';
import { countWaiting } from '#db/waiting';
import { isAfter, isBefore, microsOf, pageOf, placeIn } from '#platform/http/keyset';
import type { UserId } from '@ribbon/domain/accounts';
import {
  CASES_PER_PAGE,
  type CaseCounts,
  type CaseFilter,
  type CaseSummary,
} from '@ribbon/domain/safeguarding';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { maySee } from './safeguarding.scope.ts';

type Row = CaseSummary & { micros: number };

const SIZE = sql.lit(CASES_PER_PAGE + 1);
const NONE = sql`true`;

/** The columns of a summary, of a case that is joined as `r` with its assignee as `a`. */
export const SUMMARY = sql`r.id, upper(left(r.id::text, 8)) as number, r.status, r.urgency, r.source,
  case when a.id is not null then json_build_object('id', a.id,
    'name', coalesce(a.full_name, a.username)) end as assignee,
  r.due_at as "dueAt", r.created_at as "createdAt", r.closed_at as "closedAt"`;

export const caseListStore = {
  /** Those first whose clock runs out first; what is closed, newest first. */
  async page(db: Kysely<DB>, reader: UserId, filter: CaseFilter, now: Date) {
    const isClosed = filter.status === 'closed';
    const order = isClosed ? sql`r.closed_at desc, r.id desc` : sql`r.due_at, r.id`;
    const at = isClosed ? 'r.closed_at' : 'r.due_at';
    const walk = (place: RawBuilder<unknown>) => sql`
      (select r.id from safeguarding_reports r left join athlete_profiles p on p.id = r.child_id
       where ${place} and ${narrowed(filter, reader)} and ${rest(filter, at)}
         and ${maySee(sql`${reader}::uuid`, sql`r.id`)}
       order by ${order} limit ${SIZE})`;
    const { rows } = await sql<Row>`
      with found as (${sql.join(placesOf(filter).map(walk), sql` union `)})
      select ${SUMMARY}, ${microsOf(at)} as micros,
        case when p.id is not null then json_build_object(
          'name', shown_name(p.full_name, p.username, ${bandOf('p', now)}),
          'ageBand', ${bandOf('p', now)}) end as child
      from found join safeguarding_reports r on r.id = found.id
        left join athlete_profiles p on p.id = r.child_id
        left join athlete_profiles a on a.id = r.assigned_to
      order by ${order} limit ${SIZE}`.execute(db);
    const { shown, next } = pageOf(rows, CASES_PER_PAGE);
    return { cases: shown, next };
  },

  /** What somebody has to act on; a referred case waits for others. */
  waiting: (db: Kysely<DB>, reader: UserId, now: Date) =>
    countWaiting(db, now, {
      rows: sql`safeguarding_reports r where r.status in ('open', 'in_hand')
        and ${maySee(sql`${reader}::uuid`, sql`r.id`)}`,
      since: sql`r.created_at`,
      due: sql`r.due_at`,
    }),

  /** What is closed is counted whole, less the few that this reader must not see. */
  async counts(db: Kysely<DB>, reader: UserId, now: Date): Promise<CaseCounts> {
    const { rows } = await sql<CaseCounts>`
      with hidden as materialized ${hiddenCases(sql`${reader}::uuid`)}
      select count(*) filter (where status = 'open')::int as open,
        count(*) filter (where status = 'in_hand')::int as "inHand",
        count(*) filter (where status = 'referred')::int as referred,
        count(*) filter (where status <> 'referred' and due_at <= ${now})::int as overdue,
        ((select count(*) from safeguarding_reports where status = 'closed')
          - (select count(*) from safeguarding_reports c
             where c.status = 'closed' and c.id in (select id from hidden)))::int as closed
      from safeguarding_reports r
      where status in ('open', 'in_hand', 'referred')
        and r.id not in (select id from hidden)`.execute(db);
    return rows[0] ?? { open: 0, inHand: 0, referred: 0, closed: 0, overdue: 0 };
  },
};

function narrowed(filter: CaseFilter, reader: UserId): RawBuilder<unknown> {
  const { status, urgency, source, mine } = filter;
  return sql.join(
    [
      inStatus(status),
      urgency === undefined ? NONE : sql`r.urgency = ${urgency}`,
      source === undefined ? NONE : sql`r.source = ${source}`,
      mine === undefined ? NONE : sql`r.assigned_to = ${reader}`,
    ],
    sql` and `,
  );
}

/** Words and not parameters where an index is only for them. */
function inStatus(status: CaseFilter['status']): RawBuilder<unknown> {
  if (status === undefined) return sql`r.status in ('open', 'in_hand')`;
  return status === 'closed' ? sql`r.status = 'closed'` : sql`r.status = ${status}`;
}

function rest({ status, cursor }: CaseFilter, at: string): RawBuilder<unknown> {
  if (cursor === undefined) return NONE;
  const place = placeIn(cursor);
  const columns = { at, id: 'r.id' };
  return status === 'closed' ? isBefore(place, columns) : isAfter(place, columns);
}

/** Where the words may stand: a name, or the number of the case. Each has its own index. */
function placesOf({ search }: CaseFilter): RawBuilder<unknown>[] {
  if (search === '') return [NONE];
  const words = `%${search.replaceAll(/[\\%_]/gu, (sign) => `\\${sign}`)}%`;
  const number = search.replace(/^#/u, '').toLowerCase();
  return [
    sql`(p.status = 'active' and p.search_text like searchable(${words}))`,
    sql`(p.status <> 'active' and p.search_text like searchable(${words}))`,
    sql`left(r.id::text, 8) = ${number}`,
  ];
}
