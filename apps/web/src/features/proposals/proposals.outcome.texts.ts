import { dayAndTime } from '#lib/format/format.ts';
import { toast } from '#ui';
import { type ActOutcome, proposalMessages as messages } from '@ribbon/domain/proposals';

/** Announces that an act is done, or what it is waiting for. */
export function showOutcome(
  { outcome, until }: ActOutcome,
  { done, guardian = done }: { done: string; guardian?: string },
): void {
  if (outcome === 'done') toast.success(done);
  else if (outcome === 'guardian') toast.success(guardian);
  else toast.info(until === null ? messages.waits : messages.waitsUntil(dayAndTime(until)));
}
