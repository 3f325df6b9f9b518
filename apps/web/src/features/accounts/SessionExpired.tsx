import { useAuthDialog } from '#lib/auth-dialog.ts';
import { session, useSession } from '#lib/session.ts';
import { ConfirmDialog, RibbonBackdrop } from '#ui';
import { commonFaults } from '@ribbon/domain/kernel';
import { useNavigate } from '@tanstack/react-router';
import { createPortal } from 'react-dom';
import { useContinueAsGuest } from './accounts.queries.ts';

/** Over a screen whose session has expired: nothing of it can be read, and nothing of it is lost. */
export function SessionExpired() {
  const { expired } = useSession();
  const { mode, openAuth } = useAuthDialog();
  const navigate = useNavigate();
  const guest = useContinueAsGuest();
  const continueAsGuest = async () => {
    if (session.isOnClosedScreen()) await navigate({ to: '/' });
    guest.mutate();
  };
  return (
    <>
      {expired && createPortal(<Cover />, document.body)}
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
    </>
  );
}

/** Last in the page, so that it lies over other dialogs, too, and below those that come after it. */
function Cover() {
  return (
    <div data-session-cover aria-hidden className="fixed inset-0 z-50 overflow-hidden bg-surface">
      <RibbonBackdrop className="absolute inset-x-0 top-0 h-64 w-full" />
    </div>
  );
}
