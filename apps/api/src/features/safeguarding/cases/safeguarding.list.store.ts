import { hiddenCases } from '#db/visibility/concerned';
import type { DB } from '#db/schema.generated';
import { likeWords } from '#db/queries/search';
import { bandOf } from '#db/visibility/visibility';
import { countWaiting } from '#db/waiting';
import { isAfter, isBefore, microsOf, pageOf, cursorIn } from '#platform/http/keyset';
import type { UserId } from '@ribbon/domain/accounts';
import {
  CASES_PER_PAGE,
  type CaseCounts,
  type CaseFilter,
  type CaseSummary,
} from '@ribbon/domain/safeguarding';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { maySee } from './safeguarding.scope.ts';

type Row = CaseSummary & { sortKey: number };

const SIZE = sql.lit(CASES_PER_PAGE + 1);
const NONE = sql`true`;

/** The columns of a summary, of a case that is joined as `safeguarding` with its `assignee`. */
export const SUMMARY = sql`safeguarding.id, upper(left(safeguarding.id::text, 8)) as number, safeguarding.status, safeguarding.urgency, safeguarding.source,
  case when assignee.id is not null then json_build_object('id', assignee.id,
    'name', coalesce(assignee.full_name, assignee.username)) end as assignee,
  safeguarding.due_at as "dueAt", safeguarding.created_at as "createdAt", safeguarding.closed_at as "closedAt"`;

export const caseListStore = {
  /** Those first whose clock runs out first; what is closed, newest first. */
  async page(db: Kysely<DB>, reader: UserId, filter: CaseFilter, now: Date) {
    const isClosed = filter.status === 'closed';
    const order = isClosed
      ? sql`safeguarding.closed_at desc, safeguarding.id desc`
      : sql`safeguarding.due_at, safeguarding.id`;
    const at = isClosed ? 'safeguarding.closed_at' : 'safeguarding.due_at';
    const walk = (place: RawBuilder<unknown>) => sql`
      (select safeguarding.id from safeguarding_reports safeguarding left join athlete_profiles profile on profile.id = safeguarding.child_id
       where ${place} and ${narrowed(filter, reader)} and ${rest(filter, at)}
         and ${maySee(sql`${reader}::uuid`, sql`safeguarding.id`)}
       order by ${order} limit ${SIZE})`;
    const { rows } = await sql<Row>`
      with found as (${sql.join(placesOf(filter).map(walk), sql` union `)})
      select ${SUMMARY}, ${microsOf(at)} as "sortKey",
        case when profile.id is not null then json_build_object(
          'name', shown_name(profile.full_name, profile.username, ${bandOf('profile', now)}),
          'ageBand', ${bandOf('profile', now)}) end as child
      from found join safeguarding_reports safeguarding on safeguarding.id = found.id
        left join athlete_profiles profile on profile.id = safeguarding.child_id
        left join athlete_profiles assignee on assignee.id = safeguarding.assigned_to
      order by ${order} limit ${SIZE}`.execute(db);
    const { shown, next } = pageOf(rows, CASES_PER_PAGE);
    return { cases: shown, next };
  },

  /** What somebody has to act on; a referred case waits for others. */
  waiting: (db: Kysely<DB>, reader: UserId, now: Date) =>
    countWaiting(db, now, {
      rows: sql`safeguarding_reports safeguarding where safeguarding.status in ('open', 'in_hand')
        and ${maySee(sql`${reader}::uuid`, sql`safeguarding.id`)}`,
      since: sql`safeguarding.created_at`,
      due: sql`safeguarding.due_at`,
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
          - (select count(*) from safeguarding_reports closed
             where closed.status = 'closed' and closed.id in (select id from hidden)))::int as closed
      from safeguarding_reports safeguarding
      where status in ('open', 'in_hand', 'referred')
        and safeguarding.id not in (select id from hidden)`.execute(db);
    return rows[0] ?? { open: 0, inHand: 0, referred: 0, closed: 0, overdue: 0 };
  },
};

function narrowed(filter: CaseFilter, reader: UserId): RawBuilder<unknown> {
  const { status, urgency, source, mine } = filter;
  return sql.join(
    [
      inStatus(status),
      urgency === undefined ? NONE : sql`safeguarding.urgency = ${urgency}`,
      source === undefined ? NONE : sql`safeguarding.source = ${source}`,
      mine === undefined ? NONE : sql`safeguarding.assigned_to = ${reader}`,
    ],
    sql` and `,
  );
}

/** Words and not parameters where an index is only for them. */
function inStatus(status: CaseFilter['status']): RawBuilder<unknown> {
  if (status === undefined) return sql`safeguarding.status in ('open', 'in_hand')`;
  return status === 'closed'
    ? sql`safeguarding.status = 'closed'`
    : sql`safeguarding.status = ${status}`;
}

function rest({ status, cursor }: CaseFilter, at: string): RawBuilder<unknown> {
  if (cursor === undefined) return NONE;
  const end = cursorIn(cursor);
  const columns = { at, id: 'safeguarding.id' };
  return status === 'closed' ? isBefore(end, columns) : isAfter(end, columns);
}

/** Where the words may stand: a name, or the number of the case. Each has its own index. */
function placesOf({ search }: CaseFilter): RawBuilder<unknown>[] {
  if (search === '') return [NONE];
  const number = search.replace(/^#/u, '').toLowerCase();
  return [
    sql`(profile.status = 'active' and profile.search_text like ${likeWords(search)})`,
    sql`(profile.status <> 'active' and profile.search_text like ${likeWords(search)})`,
    sql`left(safeguarding.id::text, 8) = ${number}`,
  ];
}
