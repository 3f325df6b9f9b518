import { useAuthDialog } from '#lib/session/auth-dialog.ts';
import { session, useSession } from '#lib/session/session.ts';
import { ConfirmDialog } from '#ui';
import { commonFaults } from '@ribbon/domain/kernel';
import { useNavigate } from '@tanstack/react-router';
import { useContinueAsGuest } from '../accounts.queries.ts';

/** Asks how to continue once the session has expired. */
export function ExpiredQuestion() {
  const { expired } = useSession();
  const { mode, openAuth } = useAuthDialog();
  const navigate = useNavigate();
  const guest = useContinueAsGuest();
  const continueAsGuest = async () => {
    if (session.isOnClosedScreen()) await navigate({ to: '/' });
    guest.mutate();
  };
  return (
    <ConfirmDialog
      open={expired && mode === undefined}
      insistent
      tone="primary"
      title="Your session has expired"
      text={commonFaults.signInRequired.message}
      confirmLabel="Sign In Again"
      onConfirm={() => openAuth('sign-in')}
      cancelLabel="Continue as Guest"
      onOpenChange={(open) => {
        if (!open) void continueAsGuest();
      }}
    />
  );
}
