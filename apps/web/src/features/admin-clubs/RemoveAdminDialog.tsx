import { wordsOr } from '#lib/client.ts';
import { ConfirmDialog, RadioCards, toast } from '#ui';
import { UserId } from '@ribbon/domain/accounts';
import { type AdminClub, clubAdminMessages } from '@ribbon/domain/clubs';
import { useState } from 'react';
import { useRemoveAdmin } from './admin-clubs.queries.ts';

/** Takes a club away from one who runs it. */
export function RemoveAdminDialog({
  club,
  open,
  onClose,
}: {
  club: AdminClub;
  open: boolean;
  onClose: () => void;
}) {
  const remove = useRemoveAdmin(club.id);
  const [chosen, setChosen] = useState<UserId>();
  const [error, setError] = useState<string>();
  const admin = club.admins.find(({ userId }) => userId === chosen) ?? club.admins[0];
  const isLast = club.admins.length === 1;
  const close = () => {
    setError(undefined);
    setChosen(undefined);
    onClose();
  };
  // As a promise: the club may be gone from the list before its answer is here.
  const confirm = () =>
    admin &&
    void remove.mutateAsync(admin.userId).then(
      ({ status }) => {
        toast.success(clubAdminMessages.adminRemoved(status));
        close();
      },
      (failure: unknown) => setError(wordsOr(failure, clubAdminMessages.removeAdminFailed)),
    );
  const name = admin && (admin.fullName ?? admin.username);
  return (
    <ConfirmDialog
      open={open && admin !== undefined}
      onOpenChange={(next) => !next && close()}
      title="Remove admin access?"
      text={
        isLast
          ? `${name} will no longer run ${club.name} and leaves the club. Nobody else runs it: its status goes back to Listed, and someone else can claim it.`
          : `${name} will no longer run ${club.name} and leaves the club. The other admins stay.`
      }
      confirmLabel="Remove admin"
      pending={remove.isPending}
      error={error}
      onConfirm={confirm}
    >
      {!isLast && (
        <RadioCards
          name="admin"
          label="Who?"
          value={admin?.userId ?? ''}
          options={club.admins.map(({ userId, fullName, username, email }) => ({
            value: userId,
            title: fullName ?? username,
            text: email,
          }))}
          onChange={({ target }) => setChosen(UserId.parse(target.value))}
        />
      )}
    </ConfirmDialog>
  );
}
