import { useAuthDialog } from '#lib/session/auth-dialog.ts';
import { type PendingAction, pendingAction } from '#lib/session/pending-action.ts';
import { Button, ConfirmDialog, useLastShown } from '#ui';
import { t } from '@ribbon/domain/kernel';

const sentenceFor = (action: PendingAction): string => {
  switch (action.kind) {
    case 'reviewClub':
      return t('To review {clubName} you need an account.', { clubName: action.clubName });
    case 'claimClub':
      return t('To claim {clubName} you need an account.', { clubName: action.clubName });
    case 'addFriend':
      return t('To be friends with {action} you need an account.', { action: action.name });
    default:
      return t('To join {clubName} you need an account.', { clubName: action.clubName });
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
