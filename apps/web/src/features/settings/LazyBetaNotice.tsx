import { lazily } from '#ui';

export const LazyBetaNotice = lazily(async () => (await import('./BetaNotice.tsx')).BetaNotice);
