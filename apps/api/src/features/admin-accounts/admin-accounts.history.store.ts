import type { DB } from '#db/schema.generated';
import { type AsJson, jsonRows, withDates } from '#db/json-rows';
import { type UserId, ageBandAt, isChild } from '@ribbon/domain/accounts';
import {
  type AccountHistory,
  type AccountRecord,
  HISTORY_SHOWN,
  type MailState,
} from '@ribbon/domain/admin-accounts';
import { type Kysely, sql } from 'kysely';

type History = AccountHistory;
interface RelativeRow {
  id: UserId;
  fullName: string | null;
  username: string;
  birthMonth: number | null;
  birthYear: number | null;
}

const signIns = (id: UserId) => sql<History['signIns'][number]>`
  select day, device, times from sign_in_days where user_id = ${id}
  order by day desc, device limit ${HISTORY_SHOWN}`;

const roles = (id: UserId) => sql<History['roles'][number]>`
  select r.id, r.role, r.club_id as "clubId", c.name as club, r.created_at as since,
    r.revoked_at as until
  from user_roles r left join clubs c on c.id = r.club_id where r.user_id = ${id}
  order by r.is_active desc, r.created_at desc limit ${HISTORY_SHOWN}`;

const clubs = (id: UserId) => sql<History['clubs'][number]>`
  select c.id, c.name, m.joined_at as since, m.left_at as until
  from club_memberships m join clubs c on c.id = m.club_id where m.user_id = ${id}
  order by m.is_active desc, m.joined_at desc limit ${HISTORY_SHOWN}`;

const relatives = (id: UserId, mine: 'parent_id' | 'child_id', theirs: 'parent_id' | 'child_id') =>
  sql<RelativeRow>`
  select p.id, p.full_name as "fullName", p.username, p.birth_month as "birthMonth",
    p.birth_year as "birthYear"
  from parental_relationships r join athlete_profiles p on p.id = ${sql.ref(`r.${theirs}`)}
  where ${sql.ref(`r.${mine}`)} = ${id} and r.ended_at is null order by r.created_at`;

/** Every recorded mail to the person, with its state. */
const mailsOf = (id: UserId) => sql`
  select event, 'sent' as state, processed_at as at from email_events_log where user_id = ${id}
  union all
  select event, 'waiting', created_at from waiting_mails where user_id = ${id}
  union all
  select event, case when retried then 'retried' else 'failed' end, occurred_at
  from email_events_errors where user_id = ${id}`;

const mails = (id: UserId) => sql<History['mails'][number]>`
  select event, state, at from (${mailsOf(id)}) mail order by at desc limit ${HISTORY_SHOWN}`;

const mailCounts = (id: UserId) => sql<{ state: MailState; count: number }>`
  select state, count(*)::int as count from (${mailsOf(id)}) mail group by state order by state`;

const audit = (id: UserId) => sql<History['audit'][number]>`
  select a.id, a.action, p.username as by, a.reason, a.created_at as at
  from audit_log a left join athlete_profiles p on p.id = a.actor_id
  where a.subject_kind = 'user' and a.subject_id = ${id}::text
  order by a.id desc limit ${HISTORY_SHOWN}`;

interface Lists {
  signIns: History['signIns'];
  roles: AsJson<History['roles'][number]>[];
  clubs: AsJson<History['clubs'][number]>[];
  guardians: RelativeRow[];
  children: RelativeRow[];
  mails: AsJson<History['mails'][number]>[];
  mailCounts: History['mailCounts'];
  audit: AsJson<History['audit'][number]>[];
}

export const accountHistoryStore = {
  async record(db: Kysely<DB>, id: UserId, now: Date): Promise<AccountRecord | undefined> {
    const { rows } = await sql<AccountRecord>`
      select p.full_name as "fullName", u.email, p.country, p.birth_month as "birthMonth",
        p.birth_year as "birthYear", u.two_factor_enabled as "twoFactorEnabled",
        (select count(*)::int from sessions s
          where s.user_id = u.id and s.expires_at > ${now}) as "openSessions",
        (select d.undo_until from account_deletion_requests d
          where d.user_id = u.id and d.cancelled_at is null) as "deletionUndoUntil",
        case when p.status = 'awaiting_guardian' then (select max(g.created_at)
          from guardian_requests g where g.child_id = u.id and g.kind = 'approval')
          end as "guardianAskedAt",
        exists (select from corrections c
          where c.user_id = u.id and c.state = 'waiting') as "correctionWaits"
      from users u join athlete_profiles p on p.id = u.id where u.id = ${id}`.execute(db);
    return rows[0];
  },

  /** The newest of everything, in one statement. */
  async history(db: Kysely<DB>, id: UserId, now: Date): Promise<AccountHistory | undefined> {
    const { rows } = await sql<Lists>`
      select ${jsonRows(signIns(id))} as "signIns", ${jsonRows(roles(id))} as roles,
        ${jsonRows(clubs(id))} as clubs,
        ${jsonRows(relatives(id, 'child_id', 'parent_id'))} as guardians,
        ${jsonRows(relatives(id, 'parent_id', 'child_id'))} as children,
        ${jsonRows(mails(id))} as mails, ${jsonRows(mailCounts(id))} as "mailCounts",
        ${jsonRows(audit(id))} as audit`.execute(db);
    const [lists] = rows;
    return (
      lists && {
        ...lists,
        roles: withDates<History['roles'][number]>(lists.roles, 'since', 'until'),
        clubs: withDates<History['clubs'][number]>(lists.clubs, 'since', 'until'),
        guardians: lists.guardians.map((row) => relativeOf(row, now)),
        children: lists.children.map((row) => relativeOf(row, now)),
        mails: withDates<History['mails'][number]>(lists.mails, 'at'),
        audit: withDates<History['audit'][number]>(lists.audit, 'at'),
      }
    );
  },
};

/** Opening a guardian's account does not open the child's, so a child appears by username. */
const relativeOf = ({ id, username, fullName, ...birth }: RelativeRow, now: Date) => ({
  id,
  username,
  name: isChild(ageBandAt(birth, now)) ? username : (fullName ?? username),
});
