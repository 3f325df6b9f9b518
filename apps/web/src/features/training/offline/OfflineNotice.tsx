import { useIsOnline } from '#lib/offline/useIsOnline.ts';
import { Notice } from '#ui';
import { useWaiting } from './training.waiting.queries.ts';

/** Says that nothing is lost while there is no connection. */
export function OfflineNotice() {
  const isOnline = useIsOnline();
  const waiting = useWaiting().length;
  if (isOnline && waiting === 0) return null;
  const words =
    waiting === 0
      ? ''
      : waiting === 1
        ? '1 session is waiting to be sent.'
        : `${waiting} sessions are waiting to be sent.`;
  return (
    <Notice>
      {isOnline
        ? words
        : `You’re offline. This is your log from last time, and you can still add sessions. ${words}`}
    </Notice>
  );
}
