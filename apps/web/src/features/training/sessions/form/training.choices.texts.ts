import { CLUB_APPARATUS_LABELS, ClubApparatus } from '@ribbon/domain/clubs';
import {
  FEELINGS,
  FEELING_LABELS,
  SESSION_TYPE_LABELS,
  SessionType,
} from '@ribbon/domain/training';
import { t } from '@ribbon/domain/kernel';

export const TYPE_OPTIONS = SessionType.options.map((value) => ({
  value,
  label: SESSION_TYPE_LABELS[value],
}));
export const APPARATUS_OPTIONS = ClubApparatus.options.map((value) => ({
  value,
  label: CLUB_APPARATUS_LABELS[value],
}));
export const FEELING_OPTIONS = FEELINGS.map((value) => ({
  value,
  label: FEELING_LABELS[value],
}));
export const QUICK_MINUTES = [30, 45, 60, 90, 120, 150].map((value) => ({
  value,
  label: t('{value} min', { value }),
}));
