import { wordsFor } from '#lib/client.ts';
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

export const OLDER_LABELS = ['Age', 'Account', 'Role', 'Club'];
const STEPS = ['age', 'account', 'user_type', 'club'] as const;

/** Sign-up of a person of 13 or older, once the first question is answered. */
export function OlderSteps({
  account,
  onType,
  onBack,
  onGuardianNeeded,
}: {
  account: AccountStep | undefined;
  onType: (typed: AccountStep) => void;
  onBack: () => void;
  /** The server says that this person is a child. */
  onGuardianNeeded: (typed: AccountStep) => void;
}) {
  const [step, setStep] = useState<'account' | 'user_type' | 'club' | 'done'>('account');
  const [userType, setUserType] = useState<SignUpType>();
  const [refusal, setRefusal] = useState<Fault>();
  const signUp = useSignUp();

  function submit(clubId: ClubId | null): void {
    if (account === undefined || userType === undefined) return;
    setRefusal(undefined);
    signUp.mutate(
      { ...account, userType, clubId },
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

  if (step === 'done') return <SignUpDone email={account?.email ?? ''} />;
  return (
    <TakesFocus key={step} className="flex flex-col gap-6">
      <Stepper steps={OLDER_LABELS} current={STEPS.indexOf(step)} label="Sign-up steps" />
      {step === 'account' && (
        <SignUpAccount
          start={account}
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
          onBack={() => setStep('account')}
          onContinue={(chosen) => {
            setUserType(chosen);
            setStep('club');
          }}
        />
      )}
      {step === 'club' && (
        <SignUpClub
          pending={signUp.isPending}
          error={signUp.isError ? wordsFor(signUp.error) : undefined}
          onBack={() => setStep('user_type')}
          onSubmit={submit}
        />
      )}
    </TakesFocus>
  );
}
