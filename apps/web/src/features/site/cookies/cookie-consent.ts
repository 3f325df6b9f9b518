import { remembered } from '#lib/storage.ts';
import { useSyncExternalStore } from 'react';
import * as z from 'zod';

const CONSENT_KEY = 'cookie-consent';
const DATE_KEY = 'cookie-consent-date';

/** What a visitor allows; the necessary ones cannot be refused because nothing works without them. */
export const CookieConsent = z.object({
  necessary: z.literal(true),
  analytics: z.boolean(),
  marketing: z.boolean(),
  functional: z.boolean(),
});
export type CookieConsent = z.infer<typeof CookieConsent>;

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

function parse(text: string | null): CookieConsent | null {
  try {
    return CookieConsent.parse(JSON.parse(text ?? 'null'));
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
