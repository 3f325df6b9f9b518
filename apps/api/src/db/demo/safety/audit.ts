import { recordActs } from '#db/audit';
import type { UserId } from '@ribbon/domain/accounts';
import { messageMessages } from '@ribbon/domain/messages';
import { caseReason } from '@ribbon/domain/safeguarding';
import { REVIEW_REJECTIONS } from '@ribbon/domain/reviews';
import { SANCTION_REASON_LABELS } from '@ribbon/domain/sanctions';
import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/schema.generated';
import { at } from '../random.ts';

interface Decision {
  actorId: UserId;
  at: Date;
  action: string;
  subjectKind: string;
  subjectId: string | null;
  details: Record<string, unknown>;
  /** What was said about it, where something was. */
  words: string | null;
}

/** What admins say when nothing special has to be said. */
const USUAL: Readonly<Record<string, readonly string[]>> = {
  'review.rejected': REVIEW_REJECTIONS,
  'claim.approved': ['They’re named on the club’s website', 'The club confirmed it'],
  'claim.rejected': ['The club doesn’t know them'],
  'competition.approved': ['The organiser, dates and venue are correct', 'We know the organiser'],
};

/** Everything that the demo's admins decided, as it is stored. */
const DECISIONS = sql<Decision>`
  select reviewed_by as "actorId", reviewed_at as at, 'review.' || status as action,
    'club_review' as "subjectKind", id::text as "subjectId",
    jsonb_build_object('clubId', club_id, 'authorId', user_id, 'isEdit', false) as details, null as words
  from club_reviews where reviewed_by is not null
  union all
  select reviewed_by, reviewed_at, 'claim.' || status, 'club_claim', id::text,
    jsonb_build_object('clubId', club_id, 'userId', requester_id), null
  from club_claim_requests where reviewed_by is not null
  union all
  select reviewed_by, reviewed_at, 'competition.' || approval_status, 'competition', id::text, '{}',
    rejection_reason
  from competitions where reviewed_by is not null
  union all
  select issued_by, created_at, 'sanction.' || kind, 'user', user_id::text,
    jsonb_build_object('sanctionId', id, 'kind', kind, 'content', case when content_id is not null
      then jsonb_build_object('type', content_type, 'id', content_id) end), reason
  from account_sanctions where issued_by is not null
  union all
  select decided_by, decided_at, 'report.' || status, content_type, content_id::text,
    jsonb_build_object('ticketId', id, 'authorId', author_id), resolution_notes
  from report_tickets where decided_by is not null
  union all
  select invited_by, invited_at, 'waitlist.invited', 'waitlist', null,
    jsonb_build_object('chosen', count(*), 'people', count(*)), 'The next in line'
  from waitlist_signups where invited_by is not null group by invited_by, invited_at
  union all
  select handled_by, handled_at, 'message.answered', 'message', id::text,
    jsonb_build_object('topic', topic, 'receivedAt', created_at), null
  from contact_messages where handled_by is not null
  union all
  select note.author_id, note.created_at, 'safeguarding.' || note.kind, 'safeguarding_case', note.report_id::text, '{}',
    coalesce(note.note, note.referred_to)
  from safeguarding_notes note join user_roles role on role.user_id = note.author_id and role.role = 'system_admin'
  order by at, action, "subjectId"`;

/** Writes them down, in the order in which they were made. */
export async function insertAudit(tx: Kysely<DB>): Promise<void> {
  const { rows } = await DECISIONS.execute(tx);
  await recordActs(
    tx,
    rows.map(({ words, subjectId, details, ...decision }, nth) => ({
      ...decision,
      ...(subjectId !== null && { subjectId }),
      ...wordsFor({ words, subjectId, details, ...decision }, nth),
    })),
  );
}

/** The reason that the product itself would have written down, and what goes with it. */
function wordsFor({ action, subjectKind, subjectId, words, details }: Decision, nth: number) {
  if (subjectKind === 'message') {
    const { topic, receivedAt } = details as { topic: 'support'; receivedAt: string };
    const reason = messageMessages.about({ topic, receivedAt: new Date(receivedAt) });
    return { reason, details: { topic } };
  }
  if (subjectKind === 'safeguarding_case') {
    const number = subjectId?.slice(0, 8).toUpperCase() ?? '';
    return { reason: caseReason(number, { hasWords: words !== null }) };
  }
  if (subjectKind === 'user') {
    return { reason: SANCTION_REASON_LABELS[words as 'spam'], details };
  }
  return { reason: words ?? at(USUAL[action] ?? ['Looked at'], nth), details };
}
