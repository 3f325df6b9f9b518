import { useSignOut } from '#features/accounts';
import { wordsFor } from '#lib/http/client.ts';
import { useAuthDialog } from '#lib/session/auth-dialog.ts';
import { Button, EmptyState, MessageScreen, toast } from '#ui';
import { familyMessages } from '@ribbon/domain/families';
import { Link } from '@tanstack/react-router';
import { KeyRound, ShieldAlert } from 'lucide-react';

/** Signed in, but with another address than the one that was asked. */
export function WrongAccount({ sentTo }: { sentTo: string }) {
  const signOut = useSignOut();
  const { openAuth } = useAuthDialog();
  return (
    <MessageScreen>
      <EmptyState
        level={1}
        icon={<KeyRound aria-hidden />}
        title="This link is for another email"
        text={
          <>
            It was sent to <strong className="wrap-anywhere">{sentTo}</strong>. Please sign in with
            that email, or create an account with it.
          </>
        }
        action={
          <Button
            pending={signOut.isPending}
            onClick={() =>
              // Another screen is here by then, so the way on cannot hang on this button.
              void signOut.mutateAsync().then(
                () => openAuth('sign-in'),
                (error: unknown) => toast.error(wordsFor(error)),
              )
            }
          >
            Sign out and use that email
          </Button>
        }
      />
    </MessageScreen>
  );
}

export function NotAdult() {
  return (
    <MessageScreen>
      <EmptyState
        level={1}
        icon={<ShieldAlert aria-hidden />}
        title="This needs a grown-up"
        text={familyMessages.adultsOnly}
        action={<Button render={<Link to="/" />}>Go Home</Button>}
      />
    </MessageScreen>
  );
}
