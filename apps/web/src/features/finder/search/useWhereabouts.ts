import { coarsely } from '@ribbon/domain/geocoding';
import { useState } from 'react';

const OPTIONS = { maximumAge: 5 * 60_000, timeout: 10_000 } as const;

export const WHEREABOUTS_FAILED =
  'Your browser didn’t share your location. You can type a place instead.';

/**
 * Where somebody is, asked for when they press the button, rounded to about a kilometre before
 * anything else sees it, and forgotten with the screen.
 */
export function useWhereabouts() {
  const [at, setAt] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const [error, setError] = useState<string>();

  function ask(onKnown: () => void): void {
    setError(undefined);
    const fail = () => {
      setAsking(false);
      setError(WHEREABOUTS_FAILED);
    };
    // Without https a browser has none.
    const { geolocation } = navigator as Partial<Navigator>;
    if (!geolocation) return fail();
    setAsking(true);
    geolocation.getCurrentPosition(
      ({ coords }) => {
        setAsking(false);
        setAt(coarsely(coords));
        onKnown();
      },
      fail,
      OPTIONS,
    );
  }

  return { at, isAsking, error, ask, clearError: () => setError(undefined) };
}
