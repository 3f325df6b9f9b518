import { useAuthDialog } from '#lib/session/auth-dialog.ts';
import { wordsFor } from '#lib/http/client.ts';
import { landingPathOf, pendingAction } from '#lib/session/pending-action.ts';
import { useMe } from '#lib/session/session.ts';
import { useTitle } from '#lib/navigation/title.ts';
import { Button, Notice, Page, RibbonLoader } from '#ui';
import { type Me, accountFaults } from '@ribbon/domain/accounts';
import { commonFaults } from '@ribbon/domain/kernel';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useVerifyEmail } from './accounts.queries.ts';
import { ProvenAddress } from './sign-up/finish/ProvenAddress.tsx';

/** Where the confirmation mail leads. */
export function VerifyEmailScreen() {
  const { token = '' } = useSearch({ from: '/verify-email' });
  const { openAuth } = useAuthDialog();
  const navigate = useNavigate();
  const { mutate, mutateAsync, isError, isSuccess, data, error } = useVerifyEmail();
  const { member = null, proven = null } = data ?? {};
  const title = proven ? 'Finish signing up' : 'Confirm your email';
  useTitle(title);
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const land = landing(navigate);
    void mutateAsync(token).then(
      (answer) => land(answer.member),
      () => undefined,
    );
  }, [mutateAsync, navigate, token]);

  return (
    <Page title={title} width="form">
      {!isError && !isSuccess && (
        <RibbonLoader showLabel label="Confirming your email..." className="self-start" />
      )}
      {proven && <ProvenAddress proven={proven} token={token} onDone={landing(navigate)} />}
      {isSuccess && member === null && proven === null && (
        <Notice
          tone="safe"
          role="status"
          title="Your email is confirmed"
          action={<Button onClick={() => openAuth('sign-in')}>Sign In</Button>}
        >
          You can sign in now.
        </Notice>
      )}
      {isError && (
        <Notice
          tone="danger"
          title="The link didn’t work"
          action={
            accountFaults.linkSpent.matches(error) || commonFaults.invalidInput.matches(error) ? (
              <AfterSpentLink onSignIn={() => openAuth('sign-in')} />
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

/** A person who is signed in needs no new link. */
function AfterSpentLink({ onSignIn }: { onSignIn: () => void }) {
  const me = useMe();
  if (!me) return <Button onClick={onSignIn}>Sign in for a new link</Button>;
  return <Button render={<Link to={landingPathOf(me, undefined)} />}>Carry on</Button>;
}

/**
 * Returns a function that takes a newly signed-in person to their pending destination; the
 * destination is read before signing in clears it.
 */
function landing(navigate: ReturnType<typeof useNavigate>) {
  const action = pendingAction.read();
  return (member: Me | null) =>
    member ? navigate({ to: landingPathOf(member, action), replace: true }) : undefined;
}
