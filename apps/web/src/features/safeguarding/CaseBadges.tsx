import { DueClock } from '#lib/admin-list/DueClock.tsx';
import { Badge, type BadgeTone } from '#ui';
import {
  CASE_STATUS_LABELS,
  CASE_URGENCY_LABELS,
  type CaseStatus,
  type CaseSummary,
  type CaseUrgency,
  isClockRunning,
} from '@ribbon/domain/safeguarding';

const URGENCY_TONES: Readonly<Record<CaseUrgency, BadgeTone>> = {
  emergency: 'danger',
  urgent: 'caution',
  general: 'neutral',
};
const STATUS_TONES: Readonly<Record<CaseStatus, BadgeTone>> = {
  open: 'caution',
  in_hand: 'info',
  referred: 'brand',
  closed: 'safe',
};

type Standing = Pick<CaseSummary, 'status' | 'urgency' | 'dueAt'>;

/** How urgent a case is. */
export const UrgencyBadge = ({ urgency }: Pick<Standing, 'urgency'>) => (
  <Badge tone={URGENCY_TONES[urgency]}>{CASE_URGENCY_LABELS[urgency]}</Badge>
);

/** Where a case stands. */
export const StatusBadge = ({ status }: Pick<Standing, 'status'>) => (
  <Badge tone={STATUS_TONES[status]}>{CASE_STATUS_LABELS[status]}</Badge>
);

/** How long there is to act, while the clock runs. */
export const CaseClock = ({ status, dueAt }: Pick<Standing, 'status' | 'dueAt'>) =>
  isClockRunning(status) ? <DueClock dueAt={dueAt} /> : null;
