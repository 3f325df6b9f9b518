import { useSettings } from '#features/settings';
import { useAuthDialog } from '#lib/auth-dialog.ts';
import { useMe } from '#lib/session.ts';
import { Dialog, RibbonBackdrop } from '#ui';
import { useEffect, useState } from 'react';
import { RecoverForm } from './RecoverForm.tsx';
import { SignInForm } from './SignInForm.tsx';
import { SignUpFlow } from './sign-up/SignUpFlow.tsx';

/** Sign-in, sign-up and recovery, over whatever page they were asked for on. */
export function AuthDialog() {
  const { mode, closeAuth } = useAuthDialog();
  const { platformName } = useSettings();
  const me = useMe();
  const [shown, setShown] = useState(mode);
  if (mode !== undefined && mode !== shown) setShown(mode);
  const open = mode !== undefined && me === null;
  useEffect(() => {
    if (mode !== undefined && me) closeAuth();
  });
  const titles = {
    'sign-in': `Sign in to ${platformName}`,
    'sign-up': `Join ${platformName}`,
    recover: 'Forgot your password?',
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && closeAuth()}
      title={titles[shown ?? 'sign-in']}
      dismissible={shown !== 'sign-up'}
    >
      <RibbonBackdrop
        dropped
        className="absolute inset-x-0 bottom-0 -z-10 h-24 w-full opacity-60 sm:hidden"
      />
      {shown === 'sign-in' && <SignInForm />}
      {shown === 'sign-up' && <SignUpFlow />}
      {shown === 'recover' && <RecoverForm />}
    </Dialog>
  );
}
