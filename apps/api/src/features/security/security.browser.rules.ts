import { t } from '@ribbon/domain/kernel';

/** In this order: most browsers also carry the names of those they are made from. */
const BROWSERS: readonly [RegExp, string][] = [
  [/Edg(?:e|A|iOS)?\//u, 'Edge'],
  [/OPR\/|Opera/u, 'Opera'],
  [/SamsungBrowser\//u, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//u, 'Firefox'],
  [/Chrome\/|CriOS\/|Chromium\//u, 'Chrome'],
  [/Safari\//u, 'Safari'],
];

const SYSTEMS: readonly [RegExp, string][] = [
  [/iPhone/u, 'iPhone'],
  [/iPad/u, 'iPad'],
  [/Android/u, 'Android'],
  [/CrOS/u, 'Chromebook'],
  [/Windows/u, 'Windows'],
  [/Macintosh|Mac OS X/u, 'Mac'],
  [/Linux/u, 'Linux'],
];

const named = (names: readonly [RegExp, string][], text: string) =>
  names.find(([pattern]) => pattern.test(text))?.[1];

/**
 * "Chrome on Android": enough to recognise your own devices, and nothing that tells people apart.
 */
export function browserWords(userAgent: string | null): string {
  const browser = named(BROWSERS, userAgent ?? '');
  const system = named(SYSTEMS, userAgent ?? '');
  if (system === undefined) return browser ?? t('Unknown browser');
  return browser === undefined
    ? t('A browser on {system}', { system })
    : t('{browser} on {system}', { browser, system });
}
