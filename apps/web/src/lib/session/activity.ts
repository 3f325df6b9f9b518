import { SESSION_DEBOUNCE_SECONDS, SESSION_PING_SECONDS } from '@ribbon/domain/accounts';

/** Calls `act` once people pause, and from time to time if they never do. */
export function restedActivity(act: () => void, now: () => number = Date.now) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let since: number | undefined;
  const stop = () => {
    clearTimeout(timer);
    since = undefined;
  };
  return {
    touched(): void {
      since ??= now();
      if (now() - since > SESSION_PING_SECONDS * 1000) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        since = undefined;
        act();
      }, SESSION_DEBOUNCE_SECONDS * 1000);
    },
    stop,
  };
}
