import { Badge, type BadgeTone } from '#ui';
import {
  CHALLENGE_CATEGORY_LABELS,
  CHALLENGE_DIFFICULTY_LABELS,
  CHALLENGE_STATUS_LABELS,
  type Challenge,
  type ChallengeStatus,
} from '@ribbon/domain/challenges';
import { t, dateFormat } from '@ribbon/domain/kernel';
import { CalendarDays, Users } from 'lucide-react';

const TONES: Readonly<Record<ChallengeStatus, BadgeTone>> = {
  active: 'safe',
  upcoming: 'info',
  completed: 'neutral',
  cancelled: 'danger',
};

const dayFormat = dateFormat({
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});
export const dayText = (day: string) => dayFormat.format(new Date(`${day}T00:00:00Z`));

export function ChallengeBadges({ challenge }: { challenge: Challenge }) {
  return (
    <p className="flex flex-wrap gap-2">
      <Badge tone={TONES[challenge.status]}>{CHALLENGE_STATUS_LABELS[challenge.status]}</Badge>
      <Badge tone="brand">{CHALLENGE_CATEGORY_LABELS[challenge.category]}</Badge>
      <Badge>{CHALLENGE_DIFFICULTY_LABELS[challenge.difficulty]}</Badge>
    </p>
  );
}

/** Who made it: a club or a friend; null for our team. */
export const makerOf = ({ club, author }: Pick<Challenge, 'club' | 'author'>): string | null =>
  club?.name ?? author?.name ?? null;

export function ChallengeDates({ challenge }: { challenge: Challenge }) {
  const { startDate, endDate, durationDays, participants } = challenge;
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted [&_svg]:size-4">
      <li className="flex items-center gap-1.5">
        <CalendarDays aria-hidden />
        {dayText(startDate)} – {dayText(endDate)} ·{' '}
        {t('{durationDays, plural, one {# day} other {# days}}', { durationDays })}
      </li>
      {participants !== null && (
        <li className="flex items-center gap-1.5">
          <Users aria-hidden />
          {t('{participants, plural, one {# participant} other {# participants}}', {
            participants,
          })}
        </li>
      )}
    </ul>
  );
}
