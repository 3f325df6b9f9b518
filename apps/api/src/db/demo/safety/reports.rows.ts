import {
  type ReportReason,
  type ReportedType,
  type TicketDecision,
  dueAt,
  ticketRank,
  urgencyOf,
} from '@ribbon/domain/reports';
import type { DemoPerson } from '../people/people.ts';
import { AWAKE_DAY, ago, hoursOf, later } from '../moments.ts';
import { at, demoId } from '../random.ts';

const HOUR = 60;

export interface Reported {
  type: ReportedType;
  id: string;
  authorId: string | null;
  text: string | null;
}

interface Filed {
  thing: Reported;
  /** What somebody without an account named; then there is no reporter. */
  about?: string;
  reason: ReportReason;
  /** One for each who reported it, in their words. */
  words: readonly string[];
  by?: DemoPerson;
  daysAgo: number;
  isDanger?: boolean;
  decided?: { as: TicketDecision; notes: string };
}

interface Cast {
  things: readonly Reported[];
  stranger: DemoPerson;
  teen: DemoPerson;
}

export function reportedThings({ things, stranger, teen }: Cast): Filed[] {
  const [post, comment, other, review] = [0, 1, 2, 3].map((nth) => at(things, nth)) as [
    Reported,
    Reported,
    Reported,
    Reported,
  ];
  const profile = { type: 'profile', id: stranger.id, authorId: stranger.id } as const;
  return [
    {
      thing: { ...profile, text: `@${stranger.username} · ${stranger.fullName}` },
      reason: 'harassment',
      words: ['I don’t know this person. They keep asking where I train and when I go home.'],
      by: teen,
      daysAgo: 0.02,
      isDanger: true,
    },
    {
      thing: post,
      reason: 'spam',
      words: ['The third time this week.', 'It reads like an advertisement.'],
      daysAgo: 0.35,
    },
    {
      thing: comment,
      reason: 'harassment',
      words: ['This was written to make fun of someone.'],
      daysAgo: 0.45,
    },
    {
      thing: { type: 'other', id: demoId('reported', 'named'), authorId: null, text: null },
      about: 'A club page that shows our hall with the name of another club',
      reason: 'other',
      words: ['Our club has nothing to do with it. Please have a look.'],
      daysAgo: 0.6,
    },
    {
      thing: other,
      reason: 'inappropriate',
      words: ['Not a kind thing to say about a routine.'],
      daysAgo: 3.3,
      decided: { as: 'resolved', notes: 'Talked to the author.' },
    },
    {
      thing: review,
      reason: 'fake_profile',
      words: ['I don’t think this person has ever been here.'],
      daysAgo: 5.7,
      decided: { as: 'dismissed', notes: 'A member for two years.' },
    },
  ];
}

/** An hour between two who say the same. */
const filedAt = ({ by, daysAgo }: Filed, which: number, now: Date): Date =>
  later(ago(now, daysAgo, by && hoursOf(by)), which * HOUR, { now });

const decidedAt = (one: Filed, now: Date): Date | null =>
  one.decided ? later(filedAt(one, 0, now), AWAKE_DAY / 2) : null;

/** A ticket for each thing, and the reports that it answers together. */
export function rowsOf(filed: readonly Filed[], people: readonly DemoPerson[], now: Date) {
  const admin = people.find(({ part }) => part === 'admin')?.id ?? null;
  const parents = people.filter(({ part, signsIn }) => part === 'parent' && !signsIn);
  return {
    tickets: filed.map((one, nth) => ticketRow(one, nth, admin, now)),
    reports: filed.flatMap((one, nth) =>
      one.words.map((description, which) => {
        const reporter = one.by ?? at(parents, 10 * nth + which);
        const filed_at = filedAt(one, which, now);
        return {
          id: demoId('report', `${nth} ${which}`),
          ticket_id: demoId('ticket', nth),
          reporter_id: one.about === undefined ? reporter.id : null,
          content_type: one.thing.type,
          content_id: one.thing.id,
          content_author_id: one.thing.authorId,
          reason: one.reason,
          description,
          child_at_risk_now: one.isDanger ?? false,
          created_at: filed_at,
          updated_at: filed_at,
          acknowledged_at: filed_at,
          outcome_sent_at: decidedAt(one, now),
        };
      }),
    ),
  };
}

function ticketRow(one: Filed, nth: number, admin: string | null, now: Date) {
  const { thing, about, reason, words, isDanger = false, decided } = one;
  const created_at = filedAt(one, 0, now);
  const urgency = urgencyOf({ childAtRiskNow: isDanger, reason });
  const due_at = dueAt(urgency, created_at);
  const decided_at = decidedAt(one, now);
  const audience = thing.type === 'post' ? 'public' : null;
  return {
    id: demoId('ticket', nth),
    content_type: thing.type,
    content_id: thing.id,
    author_id: thing.authorId,
    snapshot: JSON.stringify({ text: thing.text, audience, mediaIds: [], about: about ?? null }),
    is_for_everybody: true,
    reasons: [reason],
    reports_count: words.length,
    urgency,
    due_at,
    rank: ticketRank(decided_at ? { decidedAt: decided_at } : { dueAt: due_at }),
    status: decided?.as ?? ('pending' as const),
    decided_by: decided ? admin : null,
    decided_at,
    resolution_notes: decided?.notes ?? null,
    version: decided ? 2 : 1,
    created_at,
    updated_at: decided_at ?? created_at,
  };
}

export function atRisk<Row extends { child_at_risk_now: boolean }>(reports: readonly Row[]): Row {
  return at(
    reports.filter((report) => report.child_at_risk_now),
    0,
  );
}
