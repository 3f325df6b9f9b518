import type { BadgeTone } from '#ui';
import type {
  CompetitionApproval,
  Competition,
  CompetitionStatus,
} from '@ribbon/domain/competitions';

export const STATUS_TONES: Readonly<Record<CompetitionStatus, BadgeTone>> = {
  upcoming: 'info',
  ongoing: 'safe',
  completed: 'neutral',
  cancelled: 'danger',
};

export const APPROVAL_TONES: Readonly<Record<CompetitionApproval, BadgeTone>> = {
  pending: 'caution',
  approved: 'safe',
  rejected: 'danger',
};

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options });
const full = format({ day: 'numeric', month: 'short', year: 'numeric' });
const monthYear = format({ month: 'long', year: 'numeric' });
const moment = (day: string) => new Date(`${day}T00:00:00Z`);

export const dayText = (day: string): string => full.format(moment(day));
export const monthText = (month: string): string => monthYear.format(moment(`${month}-01`));

/** One day, or from one to another: 3–5 May 2027. */
export const daysText = ({ startDate, endDate }: Pick<Competition, 'startDate' | 'endDate'>) =>
  endDate === null || endDate === startDate
    ? dayText(startDate)
    : full.formatRange(moment(startDate), moment(endDate));

export const participantsText = ({
  currentParticipants: now,
  maxParticipants: most,
}: Pick<Competition, 'currentParticipants' | 'maxParticipants'>): string =>
  most === null
    ? `${now} ${now === 1 ? 'participant' : 'participants'}`
    : `${now} of ${most} participants`;
