import { useAuthDialog } from '#lib/auth-dialog.ts';
import { type PendingAction, pendingAction } from '#lib/pending-action.ts';
import { Button, ConfirmDialog } from '#ui';
import { useState } from 'react';

const SENTENCES: Readonly<Record<PendingAction['kind'], (club: string) => string>> = {
  joinClub: (club) => `To join ${club} you need an account.`,
  acceptInvitation: (club) => `To join ${club} you need an account.`,
  reviewClub: (club) => `To review ${club} you need an account.`,
  claimClub: (club) => `To claim ${club} you need an account.`,
};

/** What a visitor wished for needs an account; the wish is kept while they get one. */
export function SignInRequiredDialog({
  wish,
  onClose,
}: {
  /** Open while there is one. */
  wish: PendingAction | undefined;
  onClose: () => void;
}) {
  const { openAuth } = useAuthDialog();
  const [shown, setShown] = useState(wish);
  if (wish !== undefined && wish !== shown) setShown(wish);
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
      text={shown ? SENTENCES[shown.kind](shown.clubName) : ''}
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
