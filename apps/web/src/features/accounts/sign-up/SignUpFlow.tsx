import { useAuthDialog } from '#lib/auth-dialog.ts';
import { messageOf } from '#lib/form.ts';
import { LinkButton, Stepper, TakesFocus } from '#ui';
import {
  type AccountStep,
  type ClubId,
  type SignUpType,
  accountFaults,
} from '@ribbon/domain/accounts';
import { Fault } from '@ribbon/domain/kernel';
import { useState } from 'react';
import { SignUpAccount } from './SignUpAccount.tsx';
import { SignUpAge } from './SignUpAge.tsx';
import { SignUpClub } from './SignUpClub.tsx';
import { SignUpDone } from './SignUpDone.tsx';
import { SignUpGuardian } from './SignUpGuardian.tsx';
import { SignUpUserType } from './SignUpUserType.tsx';
import { useSignUp } from '../accounts.queries.ts';

type Step = 'age' | 'account' | 'user_type' | 'club' | 'guardian' | 'done';

const LABELS = ['Age', 'Account', 'Role', 'Club'];
const STEPS: readonly Step[] = ['age', 'account', 'user_type', 'club'];

/** The steps of sign-up; what was typed in one survives going back and forth. */
export function SignUpFlow() {
  const { openAuth } = useAuthDialog();
  const [step, setStep] = useState<Step>('age');
  const [account, setAccount] = useState<AccountStep>();
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
          if (accountFaults.guardianNeeded.matches(error)) setStep('guardian');
          // What is wrong with the account is mended where it was typed.
          else if (error instanceof Fault && error.issues.length > 0) setStep('account');
        },
      },
    );
  }

  if (step === 'done') return <SignUpDone email={account?.email ?? ''} />;
  if (step === 'guardian') return <SignUpGuardian onBack={() => setStep('age')} />;
  return (
    <TakesFocus key={step} className="flex flex-col gap-6">
      <Stepper steps={LABELS} current={STEPS.indexOf(step)} label="Sign-up steps" />
      {step === 'age' && (
        <SignUpAge onChoose={(young) => setStep(young ? 'guardian' : 'account')} />
      )}
      {step === 'account' && (
        <SignUpAccount
          start={account}
          refusal={refusal}
          onBack={(typed) => {
            setAccount(typed);
            setStep('age');
          }}
          onContinue={(typed) => {
            setAccount(typed);
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
          error={signUp.isError ? messageOf(signUp.error) : undefined}
          onBack={() => setStep('user_type')}
          onSubmit={submit}
        />
      )}
      {step === 'age' && (
        <p>
          <LinkButton onClick={() => openAuth('sign-in')}>I already have an account</LinkButton>
        </p>
      )}
    </TakesFocus>
  );
}
