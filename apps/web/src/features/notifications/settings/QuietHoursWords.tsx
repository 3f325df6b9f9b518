import type { QuietHours } from '@ribbon/domain/notifications';

/** Quiet hours in words, for who reads them and does not set them. */
export function QuietHoursWords({ quietHours }: { quietHours: QuietHours }) {
  const { isEnabled, from, until } = quietHours;
  if (!isEnabled) return <p>No quiet hours are set.</p>;
  return (
    <p>
      Quiet from <strong>{from}</strong> until <strong>{until}</strong>. You’ll find any news in
      your list afterwards.
    </p>
  );
}
