import { clubTimeOf, instantAt } from '@ribbon/domain/calendar';
import { CASE_SUMMARIES, caseDueBy } from '@ribbon/domain/safeguarding';
import type { Insertable } from 'kysely';
import type { DB } from '#db/schema.generated';
import type { DemoPerson } from '../people/people.ts';
import { ago } from '../moments.ts';
import { at, daysFrom, demoId } from '../random.ts';

const MINUTE = 1 / (24 * 60);
/** As part of a day in which the young are awake. */
const NEARLY_OVER = 205 / 770;

type Case = Insertable<DB['safeguarding_reports']> & { id: string };
type Note = Insertable<DB['safeguarding_notes']>;

/**
 * Three cases: one that nobody has looked at and whose time is nearly over, one that was referred,
 * and one in which a teenager was answered.
 */
export function caseRows(
  people: readonly DemoPerson[],
  now: Date,
): { cases: Case[]; notes: Note[] } {
  const admin = people.find(({ part }) => part === 'admin')?.id ?? null;
  const young = people.filter(({ part, signsIn }) => part === 'teen' && !signsIn);
  const coach = people.filter(({ part, signsIn }) => part === 'coach' && !signsIn);
  const asking = asked(at(young, 3).id, ago(now, NEARLY_OVER, 'young'));
  const morning = instantAt(clubTimeOf(ago(now, 6)).day, '10:20');
  const pattern = referred(at(young, 7).id, morning, admin);
  const notes = [
    {
      report_id: asking.id,
      author_id: asking.child_id,
      kind: 'opened',
      created_at: asking.created_at,
    },
    ...referredNotes(pattern, { admin, suspect: at(coach, 5).id }),
  ] as const;
  const teen = people.find(({ part, signsIn }) => part === 'teen' && signsIn)?.id ?? null;
  const helped = answered(teen, instantAt(clubTimeOf(ago(now, 9)).day, '16:10'), admin);
  return {
    cases: [asking, pattern, helped],
    notes: [...notes, ...answeredNotes(helped, admin)],
  };
}

const asked = (child_id: string, created_at: Date) =>
  ({
    id: demoId('case', 'asked'),
    child_id,
    opened_by: child_id,
    source: 'disclosure',
    urgency: 'urgent',
    category: 'asked_for_help',
    summary: CASE_SUMMARIES.asked,
    words: 'Nobody in my group talks to me any more and I don’t want to go to training.',
    due_at: caseDueBy('urgent', created_at),
    created_at,
  }) as const;

const referred = (child_id: string, created_at: Date, assigned_to: string | null) =>
  ({
    id: demoId('case', 'referred'),
    child_id,
    source: 'moderation',
    urgency: 'urgent',
    category: 'grooming',
    summary: CASE_SUMMARIES.patterns,
    status: 'referred',
    assigned_to,
    version: 3,
    decided_by: assigned_to,
    decided_at: daysFrom(created_at, 150 * MINUTE),
    due_at: caseDueBy('urgent', created_at),
    created_at,
  }) as const;

const answered = (child_id: string | null, created_at: Date, assigned_to: string | null) => {
  const closed_at = daysFrom(created_at, 1);
  return {
    id: demoId('case', 'answered'),
    child_id,
    opened_by: child_id,
    source: 'disclosure',
    urgency: 'urgent',
    category: 'asked_for_help',
    summary: CASE_SUMMARIES.asked,
    words: 'I fell behind in my group and I feel sick before every session.',
    status: 'closed',
    outcome: 'child_supported',
    assigned_to,
    version: 3,
    decided_by: assigned_to,
    decided_at: closed_at,
    closed_at,
    due_at: caseDueBy('urgent', created_at),
    created_at,
  } as const;
};

/** What our team and the teenager wrote to each other. */
function answeredNotes(
  { id: report_id, child_id, created_at, closed_at }: ReturnType<typeof answered>,
  admin: string | null,
): Note[] {
  const after = (minutes: number) => ({
    report_id,
    created_at: daysFrom(created_at, minutes * MINUTE),
  });
  return [
    { ...after(0), author_id: child_id, kind: 'opened' },
    { ...after(30), author_id: admin, kind: 'viewed' },
    {
      ...after(42),
      author_id: admin,
      kind: 'answered',
      note: 'Thank you for telling us. Lots of gymnasts feel like this, and it’s not your fault. Would it help if we asked your coach to talk with you about a calmer plan?',
    },
    {
      ...after(95),
      author_id: child_id,
      kind: 'replied',
      note: 'Yes please. But not in front of the others.',
    },
    {
      ...after(120),
      author_id: admin,
      kind: 'answered',
      note: 'We’ll make sure of that. You can write to us here whenever you like.',
    },
    {
      report_id,
      created_at: closed_at,
      author_id: admin,
      kind: 'closed',
      note: 'Her coach has talked with her, and she feels better.',
      outcome: 'child_supported',
    },
  ];
}

/** The case that a safety concern of the contact page opens. */
export const contactCase = (message: {
  id: string;
  message: string;
  created_at: Date;
}): { found: Case; opened: Note } => {
  const id = demoId('case', 'contact');
  const { created_at } = message;
  return {
    found: {
      id,
      source: 'contact',
      urgency: 'urgent',
      summary: CASE_SUMMARIES.contact,
      told: message.message,
      contact_message_id: message.id,
      due_at: caseDueBy('urgent', created_at),
      created_at,
    },
    opened: { report_id: id, kind: 'opened', created_at },
  };
};

/** In the order in which it happened: the timeline goes by it. */
function referredNotes(
  { id: report_id, created_at }: ReturnType<typeof referred>,
  { admin, suspect }: { admin: string | null; suspect: string },
): Note[] {
  const later = (minutes: number) => ({
    report_id,
    created_at: daysFrom(created_at, minutes * MINUTE),
  });
  const byAdmin = (minutes: number) => ({ ...later(minutes), author_id: admin });
  return [
    { ...later(0), kind: 'opened' },
    {
      ...later(0),
      kind: 'linked',
      note: 'Wrote to the child',
      subject_kind: 'profile',
      subject_id: suspect,
      person_id: suspect,
    },
    { ...byAdmin(20), kind: 'viewed' },
    { ...byAdmin(22), kind: 'taken' },
    {
      ...byAdmin(70),
      kind: 'note',
      note: 'Read everything again and rang the club’s welfare officer.',
    },
    {
      ...byAdmin(150),
      kind: 'referred',
      note: 'They’ll ring back tomorrow.',
      referred_to: 'Children’s services',
      referred_on: clubTimeOf(created_at).day,
      reference: 'DEMO-0042',
    },
  ];
}
