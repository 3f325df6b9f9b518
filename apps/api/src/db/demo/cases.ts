import { clubTimeOf, momentAt } from '@ribbon/domain/calendar';
import { caseDueBy } from '@ribbon/domain/safeguarding';
import type { Insertable } from 'kysely';
import type { DB } from '../schema.generated.ts';
import type { DemoPerson } from './people.ts';
import { ago } from './moments.ts';
import { at, daysFrom, demoId } from './random.ts';

const MINUTE = 1 / (24 * 60);
/** As part of a day in which the young are awake. */
const NEARLY_OVER = 205 / 770;

type Case = Insertable<DB['safeguarding_reports']> & { id: string };
type Note = Insertable<DB['safeguarding_notes']>;

/** Two cases: one that nobody has looked at and whose time is nearly over, and one that was referred. */
export function caseRows(
  people: readonly DemoPerson[],
  now: Date,
): { cases: Case[]; notes: Note[] } {
  const admin = people.find(({ part }) => part === 'admin')?.id ?? null;
  const young = people.filter(({ part, signsIn }) => part === 'teen' && !signsIn);
  const coach = people.filter(({ part, signsIn }) => part === 'coach' && !signsIn);
  const asking = asked(at(young, 3).id, ago(now, NEARLY_OVER, 'young'));
  const morning = momentAt(clubTimeOf(ago(now, 6)).day, '10:20');
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
  return { cases: [asking, pattern], notes: [...notes] };
}

const asked = (child_id: string, created_at: Date) =>
  ({
    id: demoId('case', 'asked'),
    child_id,
    opened_by: child_id,
    source: 'disclosure',
    urgency: 'urgent',
    category: 'asked_for_help',
    summary: 'Someone asked for a person to get in touch.',
    words: 'Nobody in my group talks to me any more and I do not want to go to training.',
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
    summary: 'Taken together, what someone wrote to this child looks like grooming.',
    status: 'referred',
    assigned_to,
    version: 3,
    decided_by: assigned_to,
    decided_at: daysFrom(created_at, 150 * MINUTE),
    due_at: caseDueBy('urgent', created_at),
    created_at,
  }) as const;

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
      note: 'They ring back tomorrow.',
      referred_to: 'Children’s services',
      referred_on: clubTimeOf(created_at).day,
      reference: 'DEMO-0042',
    },
  ];
}
