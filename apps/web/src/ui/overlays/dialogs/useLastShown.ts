import { useState } from 'react';

/**
 * For a dialog that is open while there is something to show: what it showed last stays while it
 * closes, so that words do not vanish before the dialog does.
 */
export function useLastShown<T>(value: T | undefined): T | undefined {
  const [shown, setShown] = useState(value);
  if (value !== undefined && value !== shown) setShown(value);
  return value ?? shown;
}
