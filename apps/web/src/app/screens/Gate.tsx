import { LazySignInPrompt } from '#features/accounts';
import { LazyClosedAccount } from '#features/families';
import { LazyBetaNotice, settingsQuery } from '#features/settings';
import type { ScreenGate } from '#lib/navigation/routes.ts';
import { meQuery, session } from '#lib/session/session.ts';
import { ErrorState, MessageScreen, PageSkeleton } from '#ui';
import { can } from '@ribbon/domain/accounts';
import { commonFaults } from '@ribbon/domain/kernel';
import { settingsPolicy } from '@ribbon/domain/settings';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { AccessDenied, ProtectFirst, SuspendedScreen } from '../shell/for-members.ts';

interface GateProps extends ScreenGate {
  children: ReactNode;
}

/**
 * Shows a screen to the people it is for, and everybody else the reason why not. The server checks
 * again.
 */
export function Gate({
  access,
  secondFactor,
  capability,
  isOutsideBeta,
  prompt,
  children,
}: GateProps) {
  const { data: me, isLoadingError } = useQuery(meQuery);
  const asksForBeta = access === 'signedIn' && !isOutsideBeta;
  const settings = useQuery({ ...settingsQuery, enabled: asksForBeta });
  useEffect(() => session.enterClosedScreen(), []);
  // A screen that is open stays open, whatever a later reading says.
  if (isLoadingError) return <Unreachable onRetry={() => location.reload()} />;
  // Without a network nobody knows the settings, and what this browser has kept still opens.
  if (me === undefined || (asksForBeta && settings.isLoading)) return <PageSkeleton />;
  if (me !== null && me.status !== 'active' && access !== 'anyAccount') {
    return <LazyClosedAccount me={me} />;
  }
  if (me?.restriction?.kind === 'suspension' && access !== 'anyAccount') {
    return <SuspendedScreen restriction={me.restriction} />;
  }
  const actor = me ?? undefined;
  if (asksForBeta && !settingsPolicy.passBetaGate(actor, settings.data?.betaMode ?? false)) {
    return <LazyBetaNotice signedIn={me !== null} />;
  }
  if (actor === undefined) return <LazySignInPrompt {...(prompt && { text: prompt })} />;
  if (access === 'systemAdmin' && me?.mustSetUpTwoFactor) return <ProtectFirst />;
  if (access === 'systemAdmin' && !can(actor, 'viewSystemAdmin')) {
    return <AccessDenied text={commonFaults.systemAdminOnly.message} />;
  }
  if (secondFactor && !me?.twoFactorEnabled) return <ProtectFirst />;
  if (capability && !can(actor, capability)) {
    return <AccessDenied text="You don’t have permission to open this page." />;
  }
  return children;
}

/** Nobody is turned away only because the question failed. */
function Unreachable({ onRetry }: { onRetry: () => void }) {
  return (
    <MessageScreen>
      <ErrorState
        level={1}
        title="We couldn’t load this page"
        text="Please check your connection and try again."
        onRetry={onRetry}
      />
    </MessageScreen>
  );
}
