import { lazily } from '#ui';

/** The coaches on a page of their club. */
export const LazyClubCoaches = lazily(async () => (await import('./ClubCoaches.tsx')).ClubCoaches);
