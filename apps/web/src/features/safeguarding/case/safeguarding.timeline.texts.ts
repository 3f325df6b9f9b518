import { longDay } from '#lib/format/format.ts';
import {
  CASE_OUTCOME_LABELS,
  CASE_SUBJECT_LABELS,
  type CaseEntry,
  type CaseEntryKind,
} from '@ribbon/domain/safeguarding';
import { t } from '@ribbon/domain/kernel';

const somebody = (name: string | null) => name ?? 'Someone whose account was deleted';

const SENTENCES: Readonly<Record<CaseEntryKind, (entry: CaseEntry) => string>> = {
  opened: ({ by }) =>
    by === null ? 'Opened automatically' : t('Opened after {by} told us something', { by }),
  viewed: ({ by }) => t('{by} opened the case', { by: somebody(by) }),
  note: ({ by }) => t('{by} wrote', { by: somebody(by) }),
  answered: ({ by }) => t('{by} wrote to the child', { by: somebody(by) }),
  replied: ({ by }) =>
    by === null ? 'The child wrote to our team' : t('{by} wrote to our team', { by }),
  linked: ({ by, subjectKind }) => {
    const what = subjectKind === null ? 'Something' : CASE_SUBJECT_LABELS[subjectKind];
    return by === null
      ? t('{what} linked from the start', { what })
      : t('{what} linked by {by}', { what, by });
  },
  taken: ({ by }) => t('{by} took the case', { by: somebody(by) }),
  handed_over: ({ by, person }) =>
    t('{by} handed it over to {person}', { by: somebody(by), person: person ?? 'somebody else' }),
  referred: ({ by, referral }) =>
    referral === null
      ? t('{by} referred it', { by: somebody(by) })
      : t('{by} referred it to {to} on {day}', {
          by: somebody(by),
          to: referral.to,
          day: longDay(new Date(referral.on)),
        }) + (referral.reference === '' ? '' : ` (${referral.reference})`),
  overdue: () => 'The deadline passed and we told everyone',
  closed: ({ by, outcome }) =>
    outcome === null
      ? t('{by} closed it', { by: somebody(by) })
      : t('{by} closed it: {outcome}', { by: somebody(by), outcome: CASE_OUTCOME_LABELS[outcome] }),
  reopened: ({ by }) => t('{by} reopened it', { by: somebody(by) }),
};

/** What happened, in a sentence. */
export const happened = (entry: CaseEntry): string => SENTENCES[entry.kind](entry);
