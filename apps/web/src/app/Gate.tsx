import { SignInPrompt } from '#features/accounts';
import { BetaNotice, useSettings } from '#features/settings';
import { useMe } from '#lib/session.ts';
import { RibbonLoader } from '#ui';
import { type Capability, can } from '@ribbon/domain/accounts';
import type { Access } from '@ribbon/domain/kernel';
import { commonFaults } from '@ribbon/domain/kernel';
import { settingsPolicy } from '@ribbon/domain/settings';
import type { ReactNode } from 'react';
import { AccessDenied } from './AccessDenied.tsx';

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
  const me = useMe();
  const { betaMode } = useSettings();
  if (me === undefined)
    return <RibbonLoader showLabel label="Loading..." className="mx-auto my-24" />;
  const actor = me ?? undefined;
  if (beta && !settingsPolicy.passBetaGate(actor, betaMode))
    return <BetaNotice signedIn={me !== null} />;
  if (actor === undefined) return <SignInPrompt {...(prompt && { text: prompt })} />;
  if (access === 'systemAdmin' && !can(actor, 'viewSystemAdmin')) {
    return <AccessDenied text={commonFaults.systemAdminOnly.message} />;
  }
  if (capability && !can(actor, capability)) {
    return <AccessDenied text="You do not have permission to open this page." />;
  }
  return children;
}
