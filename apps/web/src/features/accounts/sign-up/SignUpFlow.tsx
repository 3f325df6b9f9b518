import { useAuthDialog } from '#lib/session/auth-dialog.ts';
import { wordsFor } from '#lib/http/client.ts';
import { LinkButton, RibbonLoader, Stepper, TakesFocus } from '#ui';
import type { AccountStep, ChildAccountStep } from '@ribbon/domain/accounts';
import { useState } from 'react';
import { useOnChildPath, useTakeChildPath } from '../accounts.queries.ts';
import { CHILD_LABELS, ChildSteps } from './child/ChildSteps.tsx';
import { OLDER_LABELS, OlderSteps } from './OlderSteps.tsx';
import { SignUpAge } from './SignUpAge.tsx';

type Branch = 'age' | 'older' | 'child' | 'guardian';

/**
 * The steps of sign-up; fields keep their values across steps. Once this browser is on the path for
 * children it stays there.
 */
export function SignUpFlow({
  invited,
}: {
  /** The invited address; only used by people of 13 or older. */
  invited?: string;
}) {
  const { openAuth } = useAuthDialog();
  const onChildPath = useOnChildPath();
  const takeChildPath = useTakeChildPath();
  const [chosen, setChosen] = useState<Branch>();
  const [older, setOlder] = useState<AccountStep>();
  const [child, setChild] = useState<ChildAccountStep>();
  if (onChildPath === undefined) {
    return <RibbonLoader showLabel label="Loading..." className="mx-auto my-12 flex" />;
  }
  const branch = chosen ?? (onChildPath ? 'child' : 'age');

  function choose(young: boolean): void {
    if (!young) setChosen('older');
    else if (onChildPath) setChosen('child');
    else takeChildPath.mutate(undefined, { onSuccess: () => setChosen('child') });
  }

  function askGuardian({ email, password, confirmPassword, username }: AccountStep): void {
    // Of a child we keep no name, birth data or country, not even in this form.
    setChild({ email, password, confirmPassword, username });
    setOlder(undefined);
    takeChildPath.mutate(undefined, { onSettled: () => setChosen('guardian') });
  }

  if (branch === 'older') {
    return (
      <OlderSteps
        account={older}
        invited={invited}
        onType={setOlder}
        onBack={() => setChosen('age')}
        onGuardianNeeded={askGuardian}
      />
    );
  }
  if (branch === 'child' || branch === 'guardian') {
    return (
      <ChildSteps
        account={child}
        startAtGuardian={branch === 'guardian'}
        onType={setChild}
        onBack={() => setChosen('age')}
      />
    );
  }
  return (
    <TakesFocus className="flex flex-col gap-6">
      <Stepper
        steps={onChildPath ? CHILD_LABELS : OLDER_LABELS}
        current={0}
        label="Sign-up steps"
      />
      <SignUpAge
        settled={onChildPath}
        pending={takeChildPath.isPending}
        error={takeChildPath.isError ? wordsFor(takeChildPath.error) : undefined}
        onChoose={choose}
      />
      <p>
        <LinkButton onClick={() => openAuth('sign-in')}>I already have an account</LinkButton>
      </p>
    </TakesFocus>
  );
}
