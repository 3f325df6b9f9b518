import { isLivingLink } from '#db/visibility/relations';
import type { DB } from '#db/schema.generated';
import { bandOf } from '#db/visibility/visibility';
import type { UserId } from '@ribbon/domain/accounts';
import {
  CASE_ENTRIES_PER_PAGE,
  CASE_LINKS_MAX,
  type CaseColleague,
  type CaseEntry,
  type CaseId,
  type CaseSource,
  type CaseSubjectKind,
  type CaseUrgency,
  type SafeguardingCase,
} from '@ribbon/domain/safeguarding';
import { type Kysely, sql } from 'kysely';
import { maySee } from './safeguarding.scope.ts';
import { SUMMARY } from './safeguarding.list.store.ts';

interface Alert {
  caseId: CaseId;
  urgency: CaseUrgency;
  source: CaseSource;
  dueAt: Date;
  email: string | null;
  username: string | null;
}

const nameOf = (profile: string) =>
  sql`coalesce(${sql.ref(`${profile}.full_name`)}, ${sql.ref(`${profile}.username`)})`;

/** A referral in the timeline, joined by this name. */
const referralIn = (note: string) => sql`case when ${sql.ref(`${note}.kind`)} = 'referred' then
  json_build_object('to', ${sql.ref(`${note}.referred_to`)}, 'on', ${sql.ref(`${note}.referred_on`)},
    'reference', coalesce(${sql.ref(`${note}.reference`)}, '')) end`;

/** Names in full: people who help have to know the child. */
const child = (
  now: Date,
) => sql`case when profile.id is not null then json_build_object('id', profile.id,
  'name', ${nameOf('profile')}, 'username', profile.username, 'ageBand', ${bandOf('profile', now)}, 'email', account.email,
  'guardians', (select coalesce(json_agg(${nameOf('guardian')} order by guardian_link.created_at), '[]')
    from parental_relationships guardian_link join athlete_profiles guardian on guardian.id = guardian_link.parent_id
    where guardian_link.child_id = profile.id and ${isLivingLink()})) end`;

const links = (now: Date) => sql`(select coalesce(json_agg(json_build_object('id', note.id,
    'kind', note.subject_kind, 'subjectId', note.subject_id, 'label', note.note,
    'person', case when linked.id is not null then json_build_object('id', linked.id, 'name', ${nameOf('linked')},
      'ageBand', ${bandOf('linked', now)}) end) order by note.id), '[]')
  from (select * from safeguarding_notes where report_id = safeguarding.id and kind = 'linked'
    order by id limit ${sql.lit(CASE_LINKS_MAX)}) note
    left join posts post on note.subject_kind = 'post' and post.id = note.subject_id
    left join comments comment on note.subject_kind = 'comment' and comment.id = note.subject_id
    left join athlete_profiles linked on linked.id = coalesce(post.author_id, comment.author_id,
      case when note.subject_kind = 'profile' then note.subject_id end))`;

export const caseReadingStore = {
  async find(
    db: Kysely<DB>,
    id: CaseId,
    reader: UserId,
    now: Date,
  ): Promise<SafeguardingCase | undefined> {
    const { rows } = await sql<SafeguardingCase>`
      select ${SUMMARY}, ${child(now)} as child, safeguarding.category, safeguarding.summary, safeguarding.words, safeguarding.outcome, safeguarding.version,
        coalesce(safeguarding.told, (select report.description from content_reports report where report.id = safeguarding.content_report_id))
          as reported,
        ${links(now)} as links,
        (select ${referralIn('note')} from safeguarding_notes note
         where note.report_id = safeguarding.id and note.kind = 'referred' order by note.id desc limit 1) as referral
      from safeguarding_reports safeguarding
        left join athlete_profiles profile on profile.id = safeguarding.child_id left join users account on account.id = profile.id
        left join athlete_profiles assignee on assignee.id = safeguarding.assigned_to
      where safeguarding.id = ${id} and ${maySee(sql`${reader}::uuid`, sql`safeguarding.id`)}`.execute(
      db,
    );
    return rows[0];
  },

  /** A page of what happened, newest first, and one entry more when there are more. */
  async entries(db: Kysely<DB>, id: CaseId, before: number | undefined): Promise<CaseEntry[]> {
    const { rows } = await sql<CaseEntry>`
      select note.id, note.kind, note.created_at as at, ${nameOf('writer')} as by, note.note, ${nameOf('linked')} as person,
        note.subject_kind as "subjectKind", ${referralIn('note')} as referral, note.outcome
      from safeguarding_notes note left join athlete_profiles writer on writer.id = note.author_id
        left join athlete_profiles linked on linked.id = note.person_id
      where note.report_id = ${id} and ${before === undefined ? sql`true` : sql`note.id < ${before}`}
      order by note.id desc limit ${CASE_ENTRIES_PER_PAGE + 1}`.execute(db);
    return rows;
  },

  /** Other system admins who may see the case, and can: they have a second factor. */
  async colleagues(db: Kysely<DB>, id: CaseId, reader: UserId): Promise<CaseColleague[]> {
    const { rows } = await sql<CaseColleague>`
      select profile.id, ${nameOf('profile')} as name from user_roles role join users account on account.id = role.user_id
        join athlete_profiles profile on profile.id = role.user_id
      where role.role = 'system_admin' and role.is_active and account.two_factor_enabled and profile.status = 'active'
        and profile.id <> ${reader} and ${maySee(sql`profile.id`, sql`${id}::uuid`)}
      order by name, profile.id limit 50`.execute(db);
    return rows;
  },

  /** How urgent a case is, and how to reach the child it is about while the account exists. */
  async alert(db: Kysely<DB>, id: CaseId): Promise<Alert | undefined> {
    const { rows } = await sql<Alert>`
      select safeguarding.id as "caseId", safeguarding.urgency, safeguarding.source, safeguarding.due_at as "dueAt", account.email, profile.username
      from safeguarding_reports safeguarding left join users account on account.id = safeguarding.child_id
        left join athlete_profiles profile on profile.id = safeguarding.child_id
      where safeguarding.id = ${id}`.execute(db);
    return rows[0];
  },

  /** The author of a linked thing, or the linked person; undefined if it no longer exists. */
  async personBehind(
    db: Kysely<DB>,
    { kind, subjectId }: { kind: CaseSubjectKind; subjectId: string },
  ): Promise<UserId | undefined> {
    const [table, person] = (
      {
        post: ['posts', 'author_id'],
        comment: ['comments', 'author_id'],
        profile: ['athlete_profiles', 'id'],
      } as const
    )[kind];
    const { rows } = await sql<{ id: UserId }>`
      select ${sql.ref(person)} as id from ${sql.table(table)} where id = ${subjectId}`.execute(db);
    return rows[0]?.id;
  },

  async linksOf(db: Kysely<DB>, id: CaseId): Promise<number> {
    const { rows } = await sql<{ links: number }>`
      select count(*)::int as links from safeguarding_notes
      where report_id = ${id} and kind = 'linked'`.execute(db);
    return rows[0]?.links ?? 0;
  },
};
