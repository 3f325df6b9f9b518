import type { DB } from '#db/schema.generated';
import { bandOf } from '#db/visibility';
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
const child = (now: Date) => sql`case when p.id is not null then json_build_object('id', p.id,
  'name', ${nameOf('p')}, 'username', p.username, 'ageBand', ${bandOf('p', now)}, 'email', u.email,
  'guardians', (select coalesce(json_agg(${nameOf('g')} order by l.created_at), '[]')
    from parental_relationships l join athlete_profiles g on g.id = l.parent_id
    where l.child_id = p.id and l.ended_at is null)) end`;

const links = (now: Date) => sql`(select coalesce(json_agg(json_build_object('id', n.id,
    'kind', n.subject_kind, 'subjectId', n.subject_id, 'label', n.note,
    'person', case when w.id is not null then json_build_object('id', w.id, 'name', ${nameOf('w')},
      'ageBand', ${bandOf('w', now)}) end) order by n.id), '[]')
  from (select * from safeguarding_notes where report_id = r.id and kind = 'linked'
    order by id limit ${sql.lit(CASE_LINKS_MAX)}) n
    left join posts po on n.subject_kind = 'post' and po.id = n.subject_id
    left join comments co on n.subject_kind = 'comment' and co.id = n.subject_id
    left join athlete_profiles w on w.id = coalesce(po.author_id, co.author_id,
      case when n.subject_kind = 'profile' then n.subject_id end))`;

export const caseReadingStore = {
  async find(
    db: Kysely<DB>,
    id: CaseId,
    reader: UserId,
    now: Date,
  ): Promise<SafeguardingCase | undefined> {
    const { rows } = await sql<SafeguardingCase>`
      select ${SUMMARY}, ${child(now)} as child, r.category, r.summary, r.words, r.outcome, r.version,
        coalesce(r.told, (select c.description from content_reports c where c.id = r.content_report_id))
          as reported,
        ${links(now)} as links,
        (select ${referralIn('n')} from safeguarding_notes n
         where n.report_id = r.id and n.kind = 'referred' order by n.id desc limit 1) as referral
      from safeguarding_reports r
        left join athlete_profiles p on p.id = r.child_id left join users u on u.id = p.id
        left join athlete_profiles a on a.id = r.assigned_to
      where r.id = ${id} and ${maySee(sql`${reader}::uuid`, sql`r.id`)}`.execute(db);
    return rows[0];
  },

  /** A page of what happened, newest first, and one entry more when there are more. */
  async entries(db: Kysely<DB>, id: CaseId, before: number | undefined): Promise<CaseEntry[]> {
    const { rows } = await sql<CaseEntry>`
      select n.id, n.kind, n.created_at as at, ${nameOf('b')} as by, n.note, ${nameOf('w')} as person,
        n.subject_kind as "subjectKind", ${referralIn('n')} as referral, n.outcome
      from safeguarding_notes n left join athlete_profiles b on b.id = n.author_id
        left join athlete_profiles w on w.id = n.person_id
      where n.report_id = ${id} and ${before === undefined ? sql`true` : sql`n.id < ${before}`}
      order by n.id desc limit ${CASE_ENTRIES_PER_PAGE + 1}`.execute(db);
    return rows;
  },

  /** Other system admins who may see the case, and can: they have a second factor. */
  async colleagues(db: Kysely<DB>, id: CaseId, reader: UserId): Promise<CaseColleague[]> {
    const { rows } = await sql<CaseColleague>`
      select p.id, ${nameOf('p')} as name from user_roles s join users u on u.id = s.user_id
        join athlete_profiles p on p.id = s.user_id
      where s.role = 'system_admin' and s.is_active and u.two_factor_enabled and p.status = 'active'
        and p.id <> ${reader} and ${maySee(sql`p.id`, sql`${id}::uuid`)}
      order by name, p.id limit 50`.execute(db);
    return rows;
  },

  /** How urgent a case is, and how to reach the child it is about while the account exists. */
  async alert(db: Kysely<DB>, id: CaseId): Promise<Alert | undefined> {
    const { rows } = await sql<Alert>`
      select r.id as "caseId", r.urgency, r.source, r.due_at as "dueAt", u.email, p.username
      from safeguarding_reports r left join users u on u.id = r.child_id
        left join athlete_profiles p on p.id = r.child_id
      where r.id = ${id}`.execute(db);
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
