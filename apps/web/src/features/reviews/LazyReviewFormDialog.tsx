import { lazy } from 'react';

/** Fetched when it is first opened. */
export const LazyReviewFormDialog = lazy(async () => ({
  default: (await import('./ReviewFormDialog.tsx')).ReviewFormDialog,
}));
