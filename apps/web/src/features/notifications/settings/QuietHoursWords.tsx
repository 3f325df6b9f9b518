import type { QuietHours } from '@ribbon/domain/notifications';

/** Quiet hours in words, for who reads them and does not set them. */
export function QuietHoursWords({ quietHours }: { quietHours: QuietHours }) {
  const { isEnabled, from, until } = quietHours;
  if (!isEnabled) return <p>There are no quiet hours at the moment.</p>;
  return (
    <p>
      It is quiet from <strong>{from}</strong> until <strong>{until}</strong>. What happens
      meanwhile waits in the list.
    </p>
  );
}
