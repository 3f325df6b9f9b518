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
  replied: ({ by }) => `${by ?? 'The child'} wrote to our team`,
  linked: ({ by, subjectKind }) => {
    const what = subjectKind === null ? 'Something' : CASE_SUBJECT_LABELS[subjectKind];
    return by === null
      ? t('{what} linked from the start', { what })
      : t('{what} linked by {by}', { what, by });
  },
  taken: ({ by }) => t('{by} took the case', { by: somebody(by) }),
  handed_over: ({ by, person }) => `${somebody(by)} handed it over to ${person ?? 'somebody else'}`,
  referred: ({ by, referral }) =>
    referral === null
      ? t('{by} referred it', { by: somebody(by) })
      : `${somebody(by)} referred it to ${referral.to} on ${longDay(new Date(referral.on))}${referral.reference === '' ? '' : ` (${referral.reference})`}`,
  overdue: () => 'The deadline passed and we told everyone',
  closed: ({ by, outcome }) =>
    `${somebody(by)} closed it${outcome === null ? '' : `: ${CASE_OUTCOME_LABELS[outcome]}`}`,
  reopened: ({ by }) => t('{by} reopened it', { by: somebody(by) }),
};

/** What happened, in a sentence. */
export const happened = (entry: CaseEntry): string => SENTENCES[entry.kind](entry);
