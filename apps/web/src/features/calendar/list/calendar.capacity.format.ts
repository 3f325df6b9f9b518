import type { ClubEvent } from '@ribbon/domain/calendar';
import { t } from '@ribbon/domain/kernel';

/** How full it is, in words; children hear only whether there is room. */
export function placesOf({ capacity, counts, isFull }: ClubEvent): string | undefined {
  if (counts === null) return isFull ? 'Full' : undefined;
  const { going, waiting } = counts;
  if (capacity === null) return going === 0 ? undefined : t('{going} going', { going });
  const queue = waiting === 0 ? '' : t(', {waiting} waiting', { waiting });
  return t('{going} of {capacity} places taken{queue}', { going, capacity, queue });
}
