import { lazy } from 'react';

/** Fetched when it is first opened. */
export const LazyClaimDialog = lazy(async () => ({
  default: (await import('./ClaimDialog.tsx')).ClaimDialog,
}));
