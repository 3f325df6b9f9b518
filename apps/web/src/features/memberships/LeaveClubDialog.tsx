import { ConfirmDialog, useLastShown } from '#ui';
import { type Membership, clubMessages } from '@ribbon/domain/clubs';
import { useLeaveClub } from './memberships.queries.ts';
import { t } from '@ribbon/domain/kernel';

/** Asks before somebody leaves; open while there is a membership to end. */
export function LeaveClubDialog({
  membership,
  onClose,
}: {
  membership: Membership | undefined;
  onClose: () => void;
}) {
  const leave = useLeaveClub();
  const shown = useLastShown(membership);
  const isMember = shown?.status === 'active' || shown?.status === 'joined';
  const club = shown?.clubName ?? '';
  return (
    <ConfirmDialog
      open={membership !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={isMember ? 'Leave Club' : 'Cancel Request'}
      text={
        isMember
          ? clubMessages.confirmLeave(club)
          : t('Cancel your request to join {club}?', { club })
      }
      confirmLabel={isMember ? 'Leave Club' : 'Cancel Request'}
      cancelLabel={isMember ? 'Stay' : 'Keep Request'}
      pending={leave.isPending}
      onConfirm={() => membership && leave.mutate(membership, { onSettled: onClose })}
    />
  );
}
