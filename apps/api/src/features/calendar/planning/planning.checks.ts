import type { Moderation } from '#features/moderation';
import type { Member } from '@ribbon/domain/accounts';
import { type EventDetails, YEARS_AHEAD_MAX, momentAt } from '@ribbon/domain/calendar';
import { commonFaults } from '@ribbon/domain/kernel';
import { moderationFaults } from '@ribbon/domain/moderation';

const FIELDS = ['title', 'description', 'location'] as const;

/** Every text of an event is read before it is saved; a refusal names its field. */
export async function readTexts(
  moderation: Moderation,
  actor: Member,
  details: Pick<EventDetails, (typeof FIELDS)[number]>,
): Promise<void> {
  for (const field of FIELDS) {
    const text = details[field];
    if (text === '') continue;
    await moderation
      .approve(actor, { kind: 'club_event', field, text, audience: 'club' })
      .catch((error: unknown) => {
        if (!moderationFaults.flagged.matches(error)) throw error;
        const { message, data } = error;
        throw moderationFaults.flagged({ message, data, issues: [{ path: field, message }] });
      });
  }
}

export function refuseWrongTime(
  { startDay, startTime }: Pick<EventDetails, 'startDay' | 'startTime'>,
  now: Date,
): void {
  const startsAt = momentAt(startDay, startTime);
  const latest = new Date(now);
  latest.setUTCFullYear(now.getUTCFullYear() + YEARS_AHEAD_MAX);
  const message =
    startsAt <= now
      ? 'Please choose a time in the future'
      : startsAt > latest
        ? `Please choose a day within the next ${YEARS_AHEAD_MAX} years`
        : undefined;
  if (message !== undefined) {
    throw commonFaults.invalidInput({ message, issues: [{ path: 'startDay', message }] });
  }
}
