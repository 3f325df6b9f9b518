import { useSettings } from '#features/settings';
import { useAuthDialog } from '#lib/session/auth-dialog.ts';
import { useMe, useSession } from '#lib/session/session.ts';
import { Dialog, RibbonBackdrop, useLastShown } from '#ui';
import { useEffect } from 'react';
import { CodeCardForm } from './CodeCardForm.tsx';
import { RecoverForm } from './RecoverForm.tsx';
import { SignInForm } from './SignInForm.tsx';
import { SignUpFlow } from '../sign-up/SignUpFlow.tsx';
import { t } from '@ribbon/domain/kernel';

/** Sign-in, sign-up and recovery, over whatever page they were asked for on. */
export function AuthDialog() {
  const { mode, closeAuth } = useAuthDialog();
  const { platformName } = useSettings();
  const me = useMe();
  const { expired } = useSession();
  const isNobody = me === null || expired;
  const shown = useLastShown(mode);
  const open = mode !== undefined && isNobody;
  useEffect(() => {
    if (mode !== undefined && me && !expired) closeAuth();
  });
  const titles = {
    'sign-in': t('Sign in to {platformName}', { platformName }),
    'sign-up': t('Join {platformName}', { platformName }),
    recover: 'Forgot your password?',
    'code-card': 'Sign in with your card',
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && closeAuth()}
      title={titles[shown ?? 'sign-in']}
      inSteps={shown === 'sign-up'}
    >
      <div className="flex min-h-full flex-col">
        {shown === 'sign-in' && <SignInForm />}
        {shown === 'sign-up' && <SignUpFlow />}
        {shown === 'recover' && <RecoverForm />}
        {shown === 'code-card' && <CodeCardForm />}
        <div className="-mx-5 mt-auto -mb-5 overflow-hidden pt-8 sm:hidden">
          <RibbonBackdrop dropped className="h-24 w-full opacity-60" />
        </div>
      </div>
    </Dialog>
  );
}
