import { lazily } from '#ui';

/** Most first visits are of pages that are open. */
export const LazySignInPrompt = lazily(
  async () => (await import('./SignInPrompt.tsx')).SignInPrompt,
);
