import { useAuthDialog } from '#lib/session/auth-dialog.ts';
import { useTitle } from '#lib/navigation/title.ts';
import { Button, EmptyState, MessageScreen } from '#ui';
import { LogIn } from 'lucide-react';

/** In place of a screen that is for signed-in people; they come back to it. */
export function SignInPrompt({ text = 'Please sign in to open this page.' }: { text?: string }) {
  useTitle('Sign in');
  const { openAuth } = useAuthDialog();
  return (
    <MessageScreen>
      <EmptyState
        level={1}
        icon={<LogIn aria-hidden />}
        title="Sign in"
        text={text}
        action={
          <>
            <Button onClick={() => openAuth('sign-in')}>Sign In</Button>
            <Button variant="secondary" onClick={() => openAuth('sign-up')}>
              Sign Up
            </Button>
          </>
        }
      />
    </MessageScreen>
  );
}
