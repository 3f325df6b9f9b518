import { oneOf, searchOf } from '#lib/navigation/reading.ts';
import { remembered } from '#lib/browser/storage.ts';
import { useSyncExternalStore } from 'react';

const CONSENT_KEY = 'cookie-consent';
const DATE_KEY = 'cookie-consent-date';

/** What a visitor allows; the necessary ones cannot be refused because nothing works without them. */
export interface CookieConsent {
  necessary: true;
  analytics: boolean;
  marketing: boolean;
  functional: boolean;
}

export const ONLY_NECESSARY: CookieConsent = {
  necessary: true,
  analytics: false,
  marketing: false,
  functional: false,
};
export const EVERYTHING: CookieConsent = {
  necessary: true,
  analytics: true,
  marketing: true,
  functional: true,
};

let preferencesOpen = false;
const listeners = new Set<() => void>();
const tell = () => listeners.forEach((listener) => listener());
const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

const either = oneOf(true, false);
const Consent = searchOf({
  necessary: oneOf(true),
  analytics: either,
  marketing: either,
  functional: either,
});
const isWhole = (found: object): found is CookieConsent =>
  Object.keys(Consent.fields).every((key) => key in found);

function parse(text: string | null): CookieConsent | null {
  try {
    const found = Consent.parse(JSON.parse(text ?? 'null'));
    return isWhole(found) ? found : null;
  } catch {
    return null;
  }
}

export function showPreferences(open: boolean): void {
  preferencesOpen = open;
  tell();
}

/** The choice made in this browser, and the means to change it. */
export function useCookieConsent() {
  const saved = useSyncExternalStore(listen, () => remembered.read(CONSENT_KEY));
  const open = useSyncExternalStore(listen, () => preferencesOpen);
  return {
    consent: parse(saved),
    preferencesOpen: open,
    save(consent: CookieConsent): void {
      remembered.write(CONSENT_KEY, JSON.stringify(consent));
      remembered.write(DATE_KEY, new Date().toISOString());
      showPreferences(false);
    },
  };
}
