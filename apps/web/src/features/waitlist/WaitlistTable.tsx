import { EmailAddress } from '#lib/admin-list/EmailAddress.tsx';
import { dayAndTime, longDay } from '#lib/format/format.ts';
import { Badge, type BadgeTone, CheckboxField, type Column, IconButton, Table } from '#ui';
import { WAITLIST_TYPE_LABELS } from '@ribbon/domain/site';
import {
  WAITLIST_STATE_LABELS,
  type WaitlistEntry,
  type WaitlistId,
  type WaitlistState,
} from '@ribbon/domain/waitlist';
import { RotateCcw, Trash2 } from 'lucide-react';
import { t } from '@ribbon/domain/kernel';

const TONES: Readonly<Record<WaitlistState, BadgeTone>> = {
  unconfirmed: 'neutral',
  waiting: 'brand',
  invited: 'info',
  bounced: 'danger',
  expired: 'caution',
  joined: 'safe',
};

interface Rows {
  isChosen: (id: WaitlistId) => boolean;
  onChoose: (id: WaitlistId, isOn: boolean) => void;
  onInviteAgain: (entry: WaitlistEntry) => void;
  onRemove: (entry: WaitlistEntry) => void;
}

/** When it came to where it is. */
function sinceOf({ state, joinedAt, invitedAt, expiresAt }: WaitlistEntry): string | undefined {
  if (state === 'joined' && joinedAt) return dayAndTime(joinedAt);
  if (state === 'invited' && expiresAt)
    return t('until {expiresAt}', { expiresAt: longDay(expiresAt) });
  if ((state === 'expired' || state === 'bounced') && invitedAt)
    return t('sent {invitedAt}', { invitedAt: longDay(invitedAt) });
  return undefined;
}

const columns = (rows: Rows): readonly Column<WaitlistEntry>[] => [
  {
    key: 'email',
    header: 'Email',
    onCard: 'alone',
    cell: ({ id, email, state }) => {
      const address = <EmailAddress>{email}</EmailAddress>;
      return state === 'waiting' ? (
        <CheckboxField
          className="-my-2.5 font-semibold"
          label={address}
          checked={rows.isChosen(id)}
          onChange={(event) => rows.onChoose(id, event.target.checked)}
        />
      ) : (
        // Aligned with rows that have a checkbox.
        <span className="block font-semibold sm:pl-9">{address}</span>
      );
    },
  },
  {
    key: 'who',
    header: 'Who',
    onCard: 'inline',
    cell: ({ userType }) => (
      <span className="sm:whitespace-nowrap">{WAITLIST_TYPE_LABELS[userType]}</span>
    ),
  },
  {
    key: 'state',
    header: 'Status',
    onCard: 'inline',
    cell: (entry) => (
      <span className="flex flex-wrap items-center gap-2">
        <Badge tone={TONES[entry.state]}>{WAITLIST_STATE_LABELS[entry.state]}</Badge>
        <span className="text-sm text-muted">
          {sinceOf(entry)}
          {entry.invitations > 1 &&
            t(' (sent {invitations} times)', { invitations: entry.invitations })}
        </span>
      </span>
    ),
  },
  {
    key: 'since',
    header: 'Asked',
    onCard: 'inline',
    cell: ({ createdAt }) => (
      <span className="text-sm text-muted sm:whitespace-nowrap">
        <span className="sm:hidden">asked </span>
        {longDay(createdAt)}
      </span>
    ),
  },
  {
    key: 'actions',
    header: 'Actions',
    actions: true,
    cell: (entry) => (
      <span className="flex sm:justify-end">
        {(entry.state === 'invited' || entry.state === 'expired') && (
          <IconButton
            label={t('Send {email} a new invitation', { email: entry.email })}
            onClick={() => rows.onInviteAgain(entry)}
          >
            <RotateCcw aria-hidden />
          </IconButton>
        )}
        <IconButton
          label={t('Remove {email}', { email: entry.email })}
          tone="danger"
          onClick={() => rows.onRemove(entry)}
        >
          <Trash2 aria-hidden />
        </IconButton>
      </span>
    ),
  },
];

export const WaitlistTable = ({
  entries,
  ...rows
}: Rows & { entries: readonly WaitlistEntry[] }) => (
  <Table caption="Waitlist" columns={columns(rows)} rows={entries} rowKey={({ id }) => id} />
);
