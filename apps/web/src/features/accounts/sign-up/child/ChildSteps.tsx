import { Stepper, TakesFocus } from '#ui';
import type { ChildAccountStep } from '@ribbon/domain/accounts';
import type { Fault } from '@ribbon/domain/kernel';
import { useState } from 'react';
import { SignUpChildAccount } from './SignUpChildAccount.tsx';
import { SignUpChildDone } from '../SignUpDone.tsx';
import { SignUpGuardian } from './SignUpGuardian.tsx';
import { useClubOfOrigin } from '../useClubOfOrigin.ts';

export const CHILD_LABELS = ['Age', 'Account', 'Grown-up'];

/** Sign-up of a child under 13: an account without a name, then a grown-up. */
export function ChildSteps({
  account,
  startAtGuardian,
  onType,
  onBack,
}: {
  account: ChildAccountStep | undefined;
  /** The account was typed on another path; only the grown-up is missing. */
  startAtGuardian: boolean;
  onType: (typed: ChildAccountStep) => void;
  onBack: () => void;
}) {
  const [atAccount, setAtAccount] = useState(!startAtGuardian);
  const [refusal, setRefusal] = useState<Fault>();
  const [asked, setAsked] = useState<string>();
  const { club } = useClubOfOrigin();

  if (asked !== undefined && account) {
    return (
      <div data-comfort="child">
        <SignUpChildDone email={account.email} guardianEmail={asked} />
      </div>
    );
  }
  return (
    <div data-comfort="child">
      <TakesFocus key={String(atAccount)} className="flex flex-col gap-6">
        <Stepper steps={CHILD_LABELS} current={atAccount ? 1 : 2} label="Sign-up steps" />
        {atAccount || account === undefined ? (
          <SignUpChildAccount
            start={account}
            refusal={refusal}
            onBack={(typed) => {
              onType(typed);
              onBack();
            }}
            onContinue={(typed) => {
              onType(typed);
              setRefusal(undefined);
              setAtAccount(false);
            }}
          />
        ) : (
          <SignUpGuardian
            account={account}
            start={club}
            onBack={() => setAtAccount(true)}
            onRefused={(fault) => {
              setRefusal(fault);
              setAtAccount(true);
            }}
            onDone={setAsked}
          />
        )}
      </TakesFocus>
    </div>
  );
}
