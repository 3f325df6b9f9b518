import { wordsFor } from '#lib/http/client.ts';
import { longDay } from '#lib/format/format.ts';
import { LinkButton, toast } from '#ui';
import { type OpenInvite, GUARDIAN_ROLE_LABELS } from '@ribbon/domain/families';
import { useWithdrawInvite } from './families.queries.ts';
import { t } from '@ribbon/domain/kernel';

/** Invitations that nobody has answered yet. */
export function OpenInvites({
  invites,
  mayWithdraw,
}: {
  invites: readonly OpenInvite[];
  mayWithdraw: boolean;
}) {
  const withdraw = useWithdrawInvite();
  if (invites.length === 0) return null;
  return (
    <ul aria-label="Open invitations" className="flex flex-col gap-3">
      {invites.map((invite) => (
        <li
          key={invite.id}
          className="rounded-md border-2 border-dashed border-line-strong px-4 py-3"
        >
          <p className="font-semibold wrap-anywhere">{invite.sentTo}</p>
          <p className="text-sm text-muted">
            Invited as: {GUARDIAN_ROLE_LABELS[invite.role]}. Open until {longDay(invite.expiresAt)}
          </p>
          {mayWithdraw && (
            <LinkButton
              aria-label={t('Withdraw the invitation to {sentTo}', { sentTo: invite.sentTo })}
              disabled={withdraw.isPending}
              onClick={() =>
                withdraw.mutate(invite.id, { onError: (error) => toast.error(wordsFor(error)) })
              }
            >
              Withdraw
            </LinkButton>
          )}
        </li>
      ))}
    </ul>
  );
}
