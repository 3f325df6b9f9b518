import { SignInPrompt } from '#features/accounts';
import { BetaNotice, settingsQuery } from '#features/settings';
import { meQuery, session } from '#lib/session.ts';
import { ErrorState, MessageScreen, RibbonLoader } from '#ui';
import { type Capability, can } from '@ribbon/domain/accounts';
import type { Access } from '@ribbon/domain/kernel';
import { commonFaults } from '@ribbon/domain/kernel';
import { settingsPolicy } from '@ribbon/domain/settings';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, lazy, useEffect } from 'react';
import { AccessDenied } from './AccessDenied.tsx';
import { ProtectFirst } from './ProtectFirst.tsx';

const ClosedAccount = lazy(async () => ({
  default: (await import('#screens/families/waiting/ClosedAccount')).ClosedAccount,
}));

export interface GateProps {
  access: Exclude<Access, 'anyone'>;
  /** The flag that the screen is for. */
  capability?: Capability;
  /** Whether beta mode closes the screen. */
  beta?: boolean;
  prompt?: string;
  children: ReactNode;
}

/** Shows a screen to those it is for, and everybody else why not. The server decides all the same. */
export function Gate({ access, capability, beta = false, prompt, children }: GateProps) {
  const { data: me, isLoadingError } = useQuery(meQuery);
  const settings = useQuery({ ...settingsQuery, enabled: beta });
  useEffect(() => session.enterClosedScreen(), []);
  // A screen that is open stays open, whatever a later reading says.
  if (isLoadingError || settings.isLoadingError)
    return <Unreachable onRetry={() => location.reload()} />;
  if (me === undefined || (beta && settings.data === undefined)) {
    return <RibbonLoader showLabel label="Loading..." className="mx-auto my-24 flex" />;
  }
  if (me !== null && me.status !== 'active' && access !== 'anyAccount') {
    return <ClosedAccount me={me} />;
  }
  const actor = me ?? undefined;
  if (beta && !settingsPolicy.passBetaGate(actor, settings.data?.betaMode ?? true)) {
    return <BetaNotice signedIn={me !== null} />;
  }
  if (actor === undefined) return <SignInPrompt {...(prompt && { text: prompt })} />;
  if (access === 'systemAdmin' && me?.mustSetUpTwoFactor) return <ProtectFirst />;
  if (access === 'systemAdmin' && !can(actor, 'viewSystemAdmin')) {
    return <AccessDenied text={commonFaults.systemAdminOnly.message} />;
  }
  if (capability && !can(actor, capability)) {
    return <AccessDenied text="You do not have permission to open this page." />;
  }
  return children;
}

/** Nobody is shown a closed door only because the question failed. */
function Unreachable({ onRetry }: { onRetry: () => void }) {
  return (
    <MessageScreen>
      <ErrorState
        level={1}
        title="We could not load this page"
        text="Please check your connection and try again."
        onRetry={onRetry}
      />
    </MessageScreen>
  );
}
