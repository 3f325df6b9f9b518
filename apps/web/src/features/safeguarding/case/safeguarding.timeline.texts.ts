import { longDay } from '#lib/format/format.ts';
import {
  CASE_OUTCOME_LABELS,
  CASE_SUBJECT_LABELS,
  type CaseEntry,
  type CaseEntryKind,
} from '@ribbon/domain/safeguarding';

const somebody = (name: string | null) => name ?? 'Someone whose account was deleted';

const SENTENCES: Readonly<Record<CaseEntryKind, (entry: CaseEntry) => string>> = {
  opened: ({ by }) =>
    by === null ? 'Opened automatically' : `Opened after ${by} told us something`,
  viewed: ({ by }) => `${somebody(by)} opened the case`,
  note: ({ by }) => `${somebody(by)} wrote`,
  answered: ({ by }) => `${somebody(by)} wrote to the child`,
  replied: ({ by }) => `${by ?? 'The child'} wrote to our team`,
  linked: ({ by, subjectKind }) => {
    const what = subjectKind === null ? 'Something' : CASE_SUBJECT_LABELS[subjectKind];
    return by === null ? `${what} linked from the start` : `${what} linked by ${by}`;
  },
  taken: ({ by }) => `${somebody(by)} took the case`,
  handed_over: ({ by, person }) => `${somebody(by)} handed it over to ${person ?? 'somebody else'}`,
  referred: ({ by, referral }) =>
    referral === null
      ? `${somebody(by)} referred it`
      : `${somebody(by)} referred it to ${referral.to} on ${longDay(new Date(referral.on))}${referral.reference === '' ? '' : ` (${referral.reference})`}`,
  overdue: () => 'The deadline passed and we told everyone',
  closed: ({ by, outcome }) =>
    `${somebody(by)} closed it${outcome === null ? '' : `: ${CASE_OUTCOME_LABELS[outcome]}`}`,
  reopened: ({ by }) => `${somebody(by)} reopened it`,
};

/** What happened, in a sentence. */
export const happened = (entry: CaseEntry): string => SENTENCES[entry.kind](entry);
