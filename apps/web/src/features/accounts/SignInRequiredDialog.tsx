import { useAuthDialog } from '#lib/auth-dialog.ts';
import { type PendingAction, pendingAction } from '#lib/pending-action.ts';
import { Button, ConfirmDialog } from '#ui';
import { useState } from 'react';

const sentences: { [K in PendingAction['kind']]: (wish: PendingAction & { kind: K }) => string } = {
  joinClub: ({ clubName }) => `To join ${clubName} you need an account.`,
  acceptInvitation: ({ clubName }) => `To join ${clubName} you need an account.`,
};

const sentenceFor = (wish: PendingAction) =>
  // Each kind has its own sentence, which the compiler cannot follow.
  (sentences[wish.kind] as (wish: PendingAction) => string)(wish);

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
