import { useSyncExternalStore } from 'react';

/** Where style sheets say `max-sm`. */
const NARROW = '(width < 40rem)';

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(NARROW);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether this is a phone, for different structure; for looks alone use style sheets. */
export const useIsNarrow = (): boolean =>
  useSyncExternalStore(subscribe, () => matchMedia(NARROW).matches);
