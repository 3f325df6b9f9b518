import { lazily } from '#ui';

/** Fetched when it is first opened. */
export const LazyReviewFormDialog = lazily(
  async () => (await import('./ReviewFormDialog.tsx')).ReviewFormDialog,
);
