import { Badge, type BadgeTone } from '#ui';
import { AGE_BAND_LABELS, isAdult } from '@ribbon/domain/accounts';
import {
  ACCOUNT_STATE_LABELS,
  type AccountState,
  type AdminAccount,
  ROLE_LABELS,
  USER_TYPE_LABELS,
} from '@ribbon/domain/admin-accounts';

const TONES: Readonly<Record<AccountState, BadgeTone>> = {
  active: 'safe',
  awaiting_guardian: 'caution',
  paused: 'neutral',
  deleting: 'danger',
  limited: 'caution',
  suspended: 'danger',
};

export const StateBadge = ({ state }: Pick<AdminAccount, 'state'>) => (
  <Badge tone={TONES[state]}>{ACCOUNT_STATE_LABELS[state]}</Badge>
);

/** Who somebody is here, in a few words. */
export function KindBadges({ account }: { account: AdminAccount }) {
  return (
    <span className="flex flex-wrap gap-1.5">
      <Badge>{USER_TYPE_LABELS[account.userType]}</Badge>
      <Badge tone={isAdult(account.ageBand) ? 'neutral' : 'info'}>
        {AGE_BAND_LABELS[account.ageBand]}
      </Badge>
      {account.roles
        .map((role) => ROLE_LABELS[role])
        .filter((label) => label !== USER_TYPE_LABELS[account.userType])
        .map((label) => (
          <Badge key={label} tone="brand">
            {label}
          </Badge>
        ))}
      {account.hasBetaAccess && <Badge tone="info">Beta access</Badge>}
    </span>
  );
}

/** A child under 13 has no name here until somebody says why they need it. */
export const accountName = ({ fullName, username }: AdminAccount): string => fullName ?? username;
