import { CLUB_APPARATUS_LABELS } from '@ribbon/domain/clubs';
import type { TrainingGoal } from '@ribbon/domain/training';
import { inSentence, t } from '@ribbon/domain/kernel';

/** 7 of 10 sessions, 90 of 300 minutes of hoop, 12 of 50 × Illusion. */
export function countWords(count: NonNullable<TrainingGoal['count']>): string {
  const { what, done, target, apparatus, element } = count;
  if (what === 'sessions')
    return t('{done, number} of {target, plural, one {# session} other {# sessions}}', {
      done,
      target,
    });
  if (what === 'element')
    return t('{done, number} of {target, number} × {element}', {
      done,
      target,
      element: element?.name ?? '',
    });
  return apparatus === null
    ? t('{done, number} of {target, plural, one {# minute} other {# minutes}}', { done, target })
    : t('{done, number} of {target, plural, one {# minute} other {# minutes}} of {apparatus}', {
        done,
        target,
        apparatus: inSentence(CLUB_APPARATUS_LABELS[apparatus]),
      });
}
