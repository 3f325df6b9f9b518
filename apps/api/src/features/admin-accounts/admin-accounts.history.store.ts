import { isLivingLink } from '#db/visibility/relations';
import type { DB } from '#db/schema.generated';
import { type AsJson, jsonRows, withDates } from '#db/queries/json-rows';
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
  select role.id, role.role, role.club_id as "clubId", club.name as club, role.created_at as since,
    role.revoked_at as until
  from user_roles role left join clubs club on club.id = role.club_id where role.user_id = ${id}
  order by role.is_active desc, role.created_at desc limit ${HISTORY_SHOWN}`;

const clubs = (id: UserId) => sql<History['clubs'][number]>`
  select club.id, club.name, member.joined_at as since, member.left_at as until
  from club_memberships member join clubs club on club.id = member.club_id where member.user_id = ${id}
  order by member.is_active desc, member.joined_at desc limit ${HISTORY_SHOWN}`;

const relatives = (id: UserId, mine: 'parent_id' | 'child_id', theirs: 'parent_id' | 'child_id') =>
  sql<RelativeRow>`
  select profile.id, profile.full_name as "fullName", profile.username, profile.birth_month as "birthMonth",
    profile.birth_year as "birthYear"
  from parental_relationships guardian_link join athlete_profiles profile on profile.id = ${sql.ref(`guardian_link.${theirs}`)}
  where ${sql.ref(`guardian_link.${mine}`)} = ${id} and ${isLivingLink()} order by guardian_link.created_at`;

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
  select act.id, act.action, profile.username as by, act.reason, act.created_at as at
  from audit_log act left join athlete_profiles profile on profile.id = act.actor_id
  where act.subject_kind = 'user' and act.subject_id = ${id}::text
  order by act.id desc limit ${HISTORY_SHOWN}`;

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
      select profile.full_name as "fullName", account.email, profile.country, profile.birth_month as "birthMonth",
        profile.birth_year as "birthYear", account.two_factor_enabled as "twoFactorEnabled",
        (select count(*)::int from sessions session
          where session.user_id = account.id and session.expires_at > ${now}) as "openSessions",
        (select deletion.undo_until from account_deletion_requests deletion
          where deletion.user_id = account.id and deletion.cancelled_at is null) as "deletionUndoUntil",
        case when profile.status = 'awaiting_guardian' then (select max(request.created_at)
          from guardian_requests request where request.child_id = account.id and request.kind = 'approval')
          end as "guardianAskedAt",
        exists (select from corrections correction
          where correction.user_id = account.id and correction.state = 'waiting') as "correctionWaits"
      from users account join athlete_profiles profile on profile.id = account.id where account.id = ${id}`.execute(
      db,
    );
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
