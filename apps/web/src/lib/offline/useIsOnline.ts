import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Whether this device has a network at all; what others would have to answer is left out without one. */
export const useIsOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);
