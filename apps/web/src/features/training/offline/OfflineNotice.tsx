import { useIsOnline } from '#lib/offline/useIsOnline.ts';
import { Notice } from '#ui';
import { useWaiting } from './training.waiting.queries.ts';
import { t } from '@ribbon/domain/kernel';

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
        : t('{waiting} sessions are waiting to be sent.', { waiting });
  return (
    <Notice>
      {isOnline
        ? words
        : t(
            'You’re offline. This is your log from last time, and you can still add sessions. {words}',
            { words },
          )}
    </Notice>
  );
}
