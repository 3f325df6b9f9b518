import { wordsFor } from '#lib/http/client.ts';
import { Stepper, TakesFocus } from '#ui';
import {
  type AccountStep,
  type ClubId,
  type SignUpType,
  accountFaults,
} from '@ribbon/domain/accounts';
import { Fault } from '@ribbon/domain/kernel';
import { useState } from 'react';
import { useSignUp } from '../accounts.queries.ts';
import { SignUpAccount } from './SignUpAccount.tsx';
import { SignUpClub } from './SignUpClub.tsx';
import { SignUpDone } from './SignUpDone.tsx';
import { SignUpUserType } from './SignUpUserType.tsx';
import { useClubOfOrigin } from './useClubOfOrigin.ts';

export const OLDER_LABELS = ['Age', 'Account', 'Role', 'Club'];
const STEPS = ['age', 'account', 'user_type', 'club'] as const;

/** Sign-up of a person of 13 or older, once the first question is answered. */
export function OlderSteps({
  account,
  invited,
  onType,
  onBack,
  onGuardianNeeded,
}: {
  account: AccountStep | undefined;
  invited: string | undefined;
  onType: (typed: AccountStep) => void;
  onBack: () => void;
  /** The server says that this person is a child. */
  onGuardianNeeded: (typed: AccountStep) => void;
}) {
  const [step, setStep] = useState<'account' | 'user_type' | 'club' | 'done'>('account');
  const [userType, setUserType] = useState<SignUpType>();
  const [refusal, setRefusal] = useState<Fault>();
  const signUp = useSignUp();
  const { joinsLater, club } = useClubOfOrigin();
  const steps = joinsLater ? STEPS.slice(0, -1) : STEPS;
  const labels = OLDER_LABELS.slice(0, steps.length);

  function submit(clubId: ClubId | null, type = userType): void {
    if (account === undefined || type === undefined) return;
    setRefusal(undefined);
    signUp.mutate(
      { ...account, userType: type, clubId },
      {
        onSuccess: () => setStep('done'),
        onError: (error) => {
          setRefusal(error instanceof Fault ? error : undefined);
          if (accountFaults.guardianNeeded.matches(error)) onGuardianNeeded(account);
          // What is wrong with the account is mended where it was typed.
          else if (error instanceof Fault && error.issues.length > 0) setStep('account');
        },
      },
    );
  }

  const error = signUp.isError ? wordsFor(signUp.error) : undefined;
  if (step === 'done') return <SignUpDone email={account?.email ?? ''} />;
  return (
    <TakesFocus key={step} className="flex flex-col gap-6">
      <Stepper steps={labels} current={STEPS.indexOf(step)} label="Sign-up steps" />
      {step === 'account' && (
        <SignUpAccount
          start={account}
          invited={invited}
          refusal={refusal}
          onBack={(typed) => {
            onType(typed);
            onBack();
          }}
          onContinue={(typed) => {
            onType(typed);
            setRefusal(undefined);
            setStep('user_type');
          }}
        />
      )}
      {step === 'user_type' && (
        <SignUpUserType
          start={userType}
          last={joinsLater ? { pending: signUp.isPending, error } : undefined}
          onBack={() => setStep('account')}
          onContinue={(chosen) => {
            setUserType(chosen);
            if (joinsLater) submit(null, chosen);
            else setStep('club');
          }}
        />
      )}
      {step === 'club' && (
        <SignUpClub
          start={club}
          pending={signUp.isPending}
          error={error}
          onBack={() => setStep('user_type')}
          onSubmit={submit}
        />
      )}
    </TakesFocus>
  );
}
