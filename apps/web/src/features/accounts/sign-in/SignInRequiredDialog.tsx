import { useAuthDialog } from '#lib/session/auth-dialog.ts';
import { type PendingAction, pendingAction } from '#lib/session/pending-action.ts';
import { Button, ConfirmDialog, useLastShown } from '#ui';

const sentenceFor = (action: PendingAction): string => {
  switch (action.kind) {
    case 'reviewClub':
      return `To review ${action.clubName} you need an account.`;
    case 'claimClub':
      return `To claim ${action.clubName} you need an account.`;
    case 'addFriend':
      return `To be friends with ${action.name} you need an account.`;
    default:
      return `To join ${action.clubName} you need an account.`;
  }
};

/** Asks a visitor to sign in for an action that needs an account; the action is kept meanwhile. */
export function SignInRequiredDialog({
  action,
  onClose,
}: {
  /** Open while there is one. */
  action: PendingAction | undefined;
  onClose: () => void;
}) {
  const { openAuth } = useAuthDialog();
  const shown = useLastShown(action);
  const goOn = (mode: 'sign-in' | 'sign-up') => {
    if (action) pendingAction.remember(action);
    onClose();
    openAuth(mode);
  };
  return (
    <ConfirmDialog
      open={action !== undefined}
      tone="primary"
      title="Sign in required"
      text={shown ? sentenceFor(shown) : ''}
      confirmLabel="Sign In"
      onConfirm={() => goOn('sign-in')}
      otherAnswer={
        <Button variant="secondary" onClick={() => goOn('sign-up')}>
          Sign Up
        </Button>
      }
      onOpenChange={(open) => {
        if (open) return;
        pendingAction.forget();
        onClose();
      }}
    />
  );
}
