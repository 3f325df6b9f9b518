import type { Moderation } from '#features/moderation';
import type { Member } from '@ribbon/domain/accounts';
import { type EventDetails, YEARS_AHEAD_MAX, instantAt } from '@ribbon/domain/calendar';
import { commonFaults, t } from '@ribbon/domain/kernel';

const FIELDS = ['title', 'description', 'location'] as const;

/** Every text of an event is read before it is saved; a refusal names its field. */
export const readTexts = (
  moderation: Moderation,
  actor: Member,
  details: Pick<EventDetails, (typeof FIELDS)[number]>,
): Promise<void> =>
  moderation.readForChildren(
    actor,
    { kind: 'club_event', audience: 'club' },
    FIELDS.map((field) => [field, details[field]]),
  );

export function refuseWrongTime(
  { startDay, startTime }: Pick<EventDetails, 'startDay' | 'startTime'>,
  now: Date,
  zone: string,
): void {
  const startsAt = instantAt(startDay, startTime, zone);
  const latest = new Date(now);
  latest.setUTCFullYear(now.getUTCFullYear() + YEARS_AHEAD_MAX);
  const message =
    startsAt <= now
      ? 'Please choose a time in the future'
      : startsAt > latest
        ? t('Please choose a date within the next {yearsAheadMax} years', {
            yearsAheadMax: YEARS_AHEAD_MAX,
          })
        : undefined;
  if (message !== undefined) {
    throw commonFaults.invalidInput({ message, issues: [{ path: 'startDay', message }] });
  }
}
