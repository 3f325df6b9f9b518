import { useMe } from '#lib/session/session.ts';
import { Button, cx, linkClass } from '#ui';
import { Link } from '@tanstack/react-router';
import { Suspense, lazy, useEffect, useState } from 'react';
import {
  EVERYTHING,
  ONLY_NECESSARY,
  showPreferences,
  useCookieConsent,
} from './useCookieConsent.ts';

const CookiePreferences = lazy(async () => ({
  default: (await import('./CookiePreferences.tsx')).CookiePreferences,
}));

const DELAY_MS = 1000;

/** Asks once, after a moment. Refusing is as easy as accepting. */
export function CookieBanner() {
  const { consent, preferencesOpen, save } = useCookieConsent();
  const me = useMe();
  const [waited, setWaited] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      {consent === null && waited && !preferencesOpen && (
        <section
          aria-label="Cookies"
          className={cx(
            'fixed inset-x-3 bottom-3 z-50 mx-auto max-w-3xl rounded-lg border-2 border-line-strong bg-surface-raised p-4 shadow-far sm:p-5',
            me && 'max-lg:bottom-24',
          )}
        >
          {/* Short lines: the largest text is what browsers take for the content of a page. */}
          <p>Cookies keep you signed in.</p>
          <p>Anything beyond that is up to you.</p>
          <p>
            <Link to="/cookie-policy" className={linkClass}>
              Cookie Policy
            </Link>
          </p>
          <div className="mt-4 grid grid-cols-2 gap-2 sm:grid-cols-3">
            <Button variant="secondary" onClick={() => save(ONLY_NECESSARY)}>
              Reject
            </Button>
            <Button variant="secondary" onClick={() => save(EVERYTHING)}>
              Accept
            </Button>
            <Button
              variant="ghost"
              className="max-sm:col-span-2"
              onClick={() => showPreferences(true)}
            >
              Choose
            </Button>
          </div>
        </section>
      )}
      <Suspense>{preferencesOpen && <CookiePreferences />}</Suspense>
    </>
  );
}
