import { useAuthDialog } from '#lib/session/auth-dialog.ts';
import { Suspense, lazy, useState } from 'react';

const AuthDialog = lazy(async () => ({
  default: (await import('./AuthDialog.tsx')).AuthDialog,
}));

/** Fetched when it is first asked for, and kept from then on so that closing it can be seen. */
export function LazyAuthDialog() {
  const { mode } = useAuthDialog();
  const [wanted, setWanted] = useState(false);
  if (mode !== undefined && !wanted) setWanted(true);
  return <Suspense>{wanted && <AuthDialog />}</Suspense>;
}
