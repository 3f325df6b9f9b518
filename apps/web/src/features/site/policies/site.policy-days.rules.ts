/** When the words of each policy last changed. */
export const UPDATED = {
  terms: '2026-11-19',
  privacy: '2026-11-19',
  cookies: '2026-11-19',
  childSafety: '2026-11-19',
} as const;

/** When their translations were last brought up to date with the English. */
export const TRANSLATED = '2026-11-19';
