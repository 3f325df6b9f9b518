import { Notice, TakesFocus } from '#ui';
import type { Me, ProvenAddress as Proven } from '@ribbon/domain/accounts';
import { useState } from 'react';
import { useOnChildPath } from '../../accounts.queries.ts';
import { FinishChildSignUp } from './FinishChildSignUp.tsx';
import { FinishSignUp } from './FinishSignUp.tsx';

/** The address is proved, in another browser than the one in which somebody signed up with it. */
export function ProvenAddress({
  proven,
  token,
  onDone,
}: {
  proven: Proven;
  token: string;
  onDone: (member: Me | null) => void;
}) {
  const [isChild, setIsChild] = useState(proven.underThirteen);
  const onChildPath = useOnChildPath() === true;
  return (
    <div className="flex flex-col gap-6">
      <TakesFocus>
        <Notice tone="safe" title="Your email is confirmed">
          <strong className="wrap-anywhere">{proven.email}</strong> is your email. You started in
          another browser, so please fill this in again. We didn’t keep what you typed there.
        </Notice>
      </TakesFocus>
      {isChild || onChildPath ? (
        <FinishChildSignUp token={token} onDone={onDone} />
      ) : (
        <FinishSignUp token={token} onDone={onDone} onGuardianNeeded={() => setIsChild(true)} />
      )}
    </div>
  );
}
