import { mayReadAct } from '#db/visibility/concerned';
import type { DB } from '#db/schema.generated';
import { bandOf } from '#db/visibility/visibility';
import type { UserId } from '@ribbon/domain/accounts';
import type { AuditEntry, AuditFilter } from '@ribbon/domain/audit';
import { type Kysely, type RawBuilder, sql } from 'kysely';

export interface AuditQuestion extends AuditFilter {
  /** Who asks: nobody reads what was done about a report or a case that concerns them. */
  reader: UserId;
  /** The number of the last entry that was shown. */
  before?: string | undefined;
  limit: number;
  now: Date;
}

const DAY = '1 day';

/** An entry holds ids alone, which mean nothing once an account is gone. Children are not named here. */
const named = (id: RawBuilder<unknown>, profile: string, now: Date) => sql`
  case when ${id} is not null then json_build_object('id', ${id}::text, 'name',
    case when ${bandOf(profile, now)} <> 'under13'
      then coalesce(${sql.ref(`${profile}.full_name`)}, ${sql.ref(`${profile}.username`)}) end) end`;

/** Only an id of somebody looks like one; a subject may be anything. */
const JOINED = sql`audit_log act
  left join athlete_profiles actor on actor.id = act.actor_id
  left join athlete_profiles person on person.id = case
    when act.subject_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then act.subject_id::uuid end`;

const person = (search: string) => sql`
  (select id from athlete_profiles where username = lower(${search.replace(/^@/u, '')}))`;

const conditions = ({
  search,
  action,
  from,
  to,
  before,
}: Omit<AuditQuestion, 'reader' | 'limit' | 'now'>) => {
  const parts = [
    search === ''
      ? undefined
      : sql`(act.actor_id = ${person(search)} or act.subject_id = ${person(search)}::text
          or act.subject_id = ${search})`,
    action === undefined ? undefined : sql`act.action = ${action}`,
    from === undefined
      ? undefined
      : sql`act.created_at >= ${from}::date and act.id >= coalesce((select act.id from audit_log act
          where act.created_at >= ${from}::date order by act.created_at, act.id limit 1), 0)`,
    to === undefined
      ? undefined
      : sql`act.created_at < ${to}::date + ${DAY}::interval
          and act.id <= coalesce((select act.id from audit_log act
            where act.created_at < ${to}::date + ${DAY}::interval
            order by act.created_at desc, act.id desc limit 1), 0)`,
    before === undefined ? undefined : sql`act.id < ${before}::bigint`,
  ].filter((part) => part !== undefined);
  return parts.length === 0 ? sql`true` : sql.join(parts, sql` and `);
};

export const auditStore = {
  async page(
    db: Kysely<DB>,
    { reader, limit, now, ...question }: AuditQuestion,
  ): Promise<AuditEntry[]> {
    const { rows } = await sql<AuditEntry>`
      select act.id::text as id, act.created_at as at, act.action, ${named(sql`act.actor_id`, 'actor', now)} as actor,
        act.subject_kind as "subjectKind", ${named(sql`act.subject_id`, 'person', now)} as subject,
        act.reason, case when ${bandOf('person', now)} = 'under13' then '{}' else act.details end as details
      from ${JOINED} where ${conditions(question)} and ${mayReadAct(sql`${reader}::uuid`)}
      order by act.id desc limit ${limit}`.execute(db);
    return rows;
  },

  /** Each is looked up once, however many entries it has. */
  async actions(db: Kysely<DB>): Promise<string[]> {
    const { rows } = await sql<{ action: string }>`
      with recursive found as (
        (select min(action) as action from audit_log)
        union all
        select (select min(action) from audit_log act where act.action > found.action) from found
        where found.action is not null)
      select action from found where action is not null`.execute(db);
    return rows.map(({ action }) => action);
  },
};
