import { lazily } from '#ui';

/** Fetched when somebody opens them. */
export const LazyComments = lazily(async () => (await import('./Comments.tsx')).Comments);
