import * as z from 'zod';

/** The languages that Ribbon speaks, each by its own name. */
export const LANGUAGES = {
  en: 'English',
  bg: 'Български',
  uk: 'Українська',
  es: 'Español',
  it: 'Italiano',
  fr: 'Français',
  de: 'Deutsch',
} as const;
export type Language = keyof typeof LANGUAGES;
export const Language = z.enum(Object.keys(LANGUAGES) as [Language, ...Language[]]);

export const isLanguage = (value: unknown): value is Language =>
  typeof value === 'string' && Object.hasOwn(LANGUAGES, value);
