import type { BadgeTone } from '#ui';
import type {
  CompetitionApproval,
  Competition,
  CompetitionStatus,
} from '@ribbon/domain/competitions';
import { t } from '@ribbon/domain/kernel';

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

export const participantsText = ({
  currentParticipants: now,
  maxParticipants: most,
}: Pick<Competition, 'currentParticipants' | 'maxParticipants'>): string =>
  most === null
    ? t('{now, plural, one {# participant} other {# participants}}', { now })
    : t('{now, number} of {most, number} participants', { now, most });
