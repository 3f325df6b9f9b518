import { useAuthDialog } from '#lib/session/auth-dialog.ts';
import { useTitle } from '#lib/navigation/title.ts';
import { Button, EmptyState, MessageScreen } from '#ui';
import { Link } from '@tanstack/react-router';
import { Sparkles } from 'lucide-react';

/** What people see who are not in the closed beta. */
export function BetaNotice({ signedIn }: { signedIn: boolean }) {
  useTitle("We're Currently in Beta");
  const { openAuth } = useAuthDialog();
  return (
    <MessageScreen>
      <EmptyState
        level={1}
        icon={<Sparkles aria-hidden />}
        title="We're Currently in Beta"
        text={
          signedIn
            ? 'Your account hasn’t been approved for the beta yet. Join the waitlist and we’ll email you when we open.'
            : 'A small group is trying everything out first. Sign up so your account is ready, or join the waitlist and we’ll email you when we open.'
        }
        action={
          <>
            <Button render={<Link to="/waitlist" />}>Join the Waitlist</Button>
            {!signedIn && (
              <Button variant="secondary" onClick={() => openAuth('sign-up')}>
                Sign Up
              </Button>
            )}
          </>
        }
      />
    </MessageScreen>
  );
}
