import { Suspense, lazy, useEffect, useSyncExternalStore } from 'react';
import { preloadDialogs } from '../dialogs/Dialogs.tsx';
import { toasts } from './toast.ts';

const Toasts = lazy(async () => ({ default: (await import('./Toasts.tsx')).Toasts }));

const want = () => {
  toasts.want();
  void preloadDialogs();
};

/**
 * Put once, near the root. What shows messages is fetched with the first press or key: nearly every
 * message answers to one, and its region has to be there before the words are. Dialogs come with it.
 */
export function Toaster() {
  const isWanted = useSyncExternalStore(toasts.subscribe, toasts.areWanted);
  useEffect(() => {
    const once = { once: true, capture: true };
    addEventListener('pointerdown', want, once);
    addEventListener('keydown', want, once);
    return () => {
      removeEventListener('pointerdown', want, true);
      removeEventListener('keydown', want, true);
    };
  }, []);
  return <Suspense>{isWanted && <Toasts onReady={toasts.ready} />}</Suspense>;
}
