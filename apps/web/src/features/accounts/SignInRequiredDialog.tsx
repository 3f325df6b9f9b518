import { useAuthDialog } from '#lib/auth-dialog.ts';
import { type PendingAction, pendingAction } from '#lib/pending-action.ts';
import { Button, ConfirmDialog, useLastShown } from '#ui';

const sentenceFor = (wish: PendingAction): string => {
  switch (wish.kind) {
    case 'reviewClub':
      return `To review ${wish.clubName} you need an account.`;
    case 'claimClub':
      return `To claim ${wish.clubName} you need an account.`;
    case 'addFriend':
      return `To be friends with ${wish.name} you need an account.`;
    default:
      return `To join ${wish.clubName} you need an account.`;
  }
};

/** Asks a visitor to sign in for an action that needs an account; the action is kept meanwhile. */
export function SignInRequiredDialog({
  wish,
  onClose,
}: {
  /** Open while there is one. */
  wish: PendingAction | undefined;
  onClose: () => void;
}) {
  const { openAuth } = useAuthDialog();
  const shown = useLastShown(wish);
  const goOn = (mode: 'sign-in' | 'sign-up') => {
    if (wish) pendingAction.remember(wish);
    onClose();
    openAuth(mode);
  };
  return (
    <ConfirmDialog
      open={wish !== undefined}
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
