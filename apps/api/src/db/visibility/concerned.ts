import type { UserId } from '@ribbon/domain/accounts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { isInGoodStanding } from './relations.ts';
import type { DB } from '../schema.generated.ts';

/**
 * Nobody reads what was told about them or by their household (child-safety rule 32). What is hidden
 * from an administrator is said here once, for tickets, cases and the audit log.
 */
type SqlId = RawBuilder<unknown>;
type Ids = RawBuilder<{ id: string }>;

/** The asker, their guardians and children, and who shares one of these, now or ever. */
const household = (reader: SqlId): Ids => sql`(select ${reader} as id
  union select child_id from parental_relationships where parent_id = ${reader}
  union select parent_id from parental_relationships where child_id = ${reader}
  union select other.parent_id from parental_relationships own
    join parental_relationships other on other.child_id = own.child_id where own.parent_id = ${reader}
  union select other.child_id from parental_relationships own
    join parental_relationships other on other.parent_id = own.parent_id where own.child_id = ${reader})`;

/** Whether somebody, by a column, is the asker or of the asker's household. */
export const isOfHousehold = (reader: SqlId, person: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`${person} in ${household(reader)}`;

/** Tickets about or by the household, or about a club that it runs. */
const ownTickets = (reader: SqlId): Ids => sql`(
  select ticket.id from report_tickets ticket where ticket.author_id in ${household(reader)}
  union select report.ticket_id from content_reports report where report.reporter_id in ${household(reader)}
  union select ticket.id from club_admins admin
    join report_tickets ticket on ticket.content_type = 'other' and ticket.content_id = admin.club_id
    where admin.user_id in ${household(reader)})`;

/** Cases about the household, opened by it other than on duty, or linked to it. */
const ownCases = (reader: SqlId): Ids => sql`(
  select safeguarding.id from safeguarding_reports safeguarding where safeguarding.child_id in ${household(reader)}
  union select safeguarding.id from safeguarding_reports safeguarding
    where safeguarding.opened_by in ${household(reader)} and safeguarding.source <> 'staff'
  union select note.report_id from safeguarding_notes note
    where note.kind = 'linked' and note.person_id in ${household(reader)})`;

/** The tickets that an administrator must not see, by themselves or because of their case. */
export const hiddenTickets = (reader: SqlId): Ids => sql`(
  select id from ${ownTickets(reader)} own
  union select report.ticket_id from safeguarding_reports safeguarding
    join content_reports report on report.id = safeguarding.content_report_id where safeguarding.id in ${ownCases(reader)})`;

/** The cases that an administrator must not see, by themselves or because of their ticket. */
export const hiddenCases = (reader: SqlId): Ids => sql`(
  select id from ${ownCases(reader)} own
  union select safeguarding.id from content_reports report
    join safeguarding_reports safeguarding on safeguarding.content_report_id = report.id where report.ticket_id in ${ownTickets(reader)})`;

/** The signed forms of guardians that are the household's own. */
export const hiddenForms = (reader: SqlId): Ids => sql`(
  select form.id from guardian_forms form
  where form.guardian_id in ${household(reader)} or form.child_id in ${household(reader)})`;

/** What an administrator's log shows nothing of, with the moment from which on. */
const hiddenSubjects = (reader: SqlId) => sql`(
  select ticket.content_id::text as id, ticket.created_at as since from report_tickets ticket
    where ticket.id in ${hiddenTickets(reader)}
  union all select ticket.author_id::text, ticket.created_at from report_tickets ticket
    where ticket.id in ${hiddenTickets(reader)}
  union all select report.reporter_id::text, report.created_at from content_reports report
    where report.ticket_id in ${hiddenTickets(reader)}
  union all select safeguarding.child_id::text, safeguarding.created_at from safeguarding_reports safeguarding
    where safeguarding.id in ${hiddenCases(reader)}
  union all select safeguarding.contact_message_id::text, safeguarding.created_at from safeguarding_reports safeguarding
    where safeguarding.id in ${hiddenCases(reader)})`;

/** What follows from a report or a case; appointments and other acts stay in everybody's log. */
const FOLLOWS = sql`(act.action = 'account.opened'
  or split_part(act.action, '.', 1) in
    ('report', 'sanction', 'appeal', 'comment', 'media', 'message'))`;

/** Whether an entry of the audit log, joined as `act`, may be read. */
export const mayReadAct = (reader: SqlId): RawBuilder<boolean> => sql<boolean>`(
  (act.subject_kind = 'safeguarding_case'
    and act.subject_id in (select id::text from ${hiddenCases(reader)} hidden_case)) is not true
  and (act.details ->> 'ticketId' in (select id::text from ${hiddenTickets(reader)} hidden_ticket)) is not true
  and not (${FOLLOWS} and exists (select from ${hiddenSubjects(reader)} hidden_subject
    where hidden_subject.id = act.subject_id and hidden_subject.since <= act.created_at)))`;

/** Whether a ticket or case, by the column that holds its id, is none of the hidden ones. */
export const isNoneOf = (hidden: Ids, id: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`${id} not in ${hidden}`;

export type Hidden = (reader: SqlId) => Ids;

/** The given people, less those it is hidden from. */
export async function amongReaders<Person extends { id: UserId }>(
  db: Kysely<DB>,
  { hidden, id }: { hidden: Hidden; id: string },
  people: readonly Person[],
): Promise<Person[]> {
  const { rows } = await sql<{ id: UserId }>`
    select person.id from unnest(${people.map((one) => one.id)}::uuid[]) as person(id)
    where ${isNoneOf(hidden(sql`person.id`), sql`${id}::uuid`)}`.execute(db);
  const readers = new Set(rows.map((row) => row.id));
  return people.filter((one) => readers.has(one.id));
}

/** The administrators who may read it. */
export const readersOf = ({ hidden, id }: { hidden: Hidden; id: string }) => sql<{ id: string }>`(
  select duty.user_id from user_roles duty
  where duty.role = 'system_admin' and duty.is_active
    and ${isNoneOf(hidden(sql`duty.user_id`), sql`${id}::uuid`)})`;

/** Whether an administrator who can act is left to read it. */
export async function hasReader(
  db: Kysely<DB>,
  { hidden, id }: { hidden: Hidden; id: string },
): Promise<boolean> {
  const { rows } = await sql`
    select from ${readersOf({ hidden, id })} reader(id) join athlete_profiles profile on profile.id = reader.id
    where profile.status = 'active' and ${isInGoodStanding(sql.ref('profile.id'))} limit 1`.execute(
    db,
  );
  return rows.length > 0;
}
