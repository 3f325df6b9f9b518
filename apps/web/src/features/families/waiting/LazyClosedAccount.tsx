import { lazy } from 'react';

/** Fetched only for those whose account is closed. */
export const LazyClosedAccount = lazy(async () => ({
  default: (await import('./ClosedAccount.tsx')).ClosedAccount,
}));
