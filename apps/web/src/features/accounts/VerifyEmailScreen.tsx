import { useAuthDialog } from '#lib/auth-dialog.ts';
import { wordsFor } from '#lib/client.ts';
import { landingPathOf, pendingAction } from '#lib/pending-action.ts';
import { useTitle } from '#lib/title.ts';
import { Button, Notice, Page, RibbonLoader } from '#ui';
import { accountFaults } from '@ribbon/domain/accounts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useVerifyEmail } from './accounts.queries.ts';

/** Where the confirmation mail leads. */
export function VerifyEmailScreen() {
  useTitle('Confirm your email');
  const { token = '' } = useSearch({ from: '/verify-email' });
  const { openAuth } = useAuthDialog();
  const navigate = useNavigate();
  const { mutate, mutateAsync, isError, isSuccess, data: member, error } = useVerifyEmail();
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const wish = pendingAction.read();
    void mutateAsync(token).then(
      (person) => person && navigate({ to: landingPathOf(person, wish), replace: true }),
      () => undefined,
    );
  }, [mutateAsync, navigate, token]);

  return (
    <Page title="Confirm your email" width="form">
      {!isError && !isSuccess && (
        <RibbonLoader showLabel label="Confirming your address..." className="self-start" />
      )}
      {isSuccess && member === null && (
        <Notice
          tone="safe"
          role="status"
          title="Your address is confirmed"
          action={<Button onClick={() => openAuth('sign-in')}>Sign In</Button>}
        >
          You can sign in now.
        </Notice>
      )}
      {isError && (
        <Notice
          tone="danger"
          title="The link did not work"
          action={
            accountFaults.linkSpent.matches(error) ? (
              <Button onClick={() => openAuth('sign-in')}>Sign in for a new link</Button>
            ) : (
              <Button onClick={() => mutate(token)}>Try again</Button>
            )
          }
        >
          {wordsFor(error)}
        </Notice>
      )}
    </Page>
  );
}
