import { lazily } from '#ui';

/** Fetched when it is first opened. */
export const LazyClaimDialog = lazily(async () => (await import('./ClaimDialog.tsx')).ClaimDialog);
