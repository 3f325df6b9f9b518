import { CLUB_APPARATUS_LABELS } from '@ribbon/domain/clubs';
import type { TrainingGoal } from '@ribbon/domain/training';
import { t } from '@ribbon/domain/kernel';

/** 7 of 10 sessions, 90 of 300 minutes of hoop, 12 of 50 × Illusion. */
export function countWords(count: NonNullable<TrainingGoal['count']>): string {
  const { what, done, target, apparatus, element } = count;
  const figures = `${done.toLocaleString('en-GB')} of ${target.toLocaleString('en-GB')}`;
  if (what === 'sessions') return t('{figures} sessions', { figures });
  if (what === 'element') return `${figures} × ${element?.name ?? ''}`;
  const of =
    apparatus === null
      ? ''
      : t(' of {apparatus}', { apparatus: CLUB_APPARATUS_LABELS[apparatus].toLowerCase() });
  return t('{figures} minutes{of}', { figures, of });
}
