import { useAuthDialog } from '#lib/auth-dialog.ts';
import { Button, EmptyState } from '#ui';
import { LogIn } from 'lucide-react';

/** In place of a screen that is for signed-in people; they come back to it. */
export function SignInPrompt({ text = 'Please sign in to open this page.' }: { text?: string }) {
  const { openAuth } = useAuthDialog();
  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-12 sm:px-8">
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
    </div>
  );
}
