import { FOR_THE_RECORD, ReasonField } from '#lib/admin-list/DecisionDialog.tsx';
import { wordsOr } from '#lib/http/client.ts';
import { useSchemaForm } from '#lib/forms/form.ts';
import { ConfirmDialog, RadioCards, toast } from '#ui';
import { UserId } from '@ribbon/domain/accounts';
import { type AdminClub, clubAdminMessages } from '@ribbon/domain/clubs';
import { ADMIN_REASON_MAX, AdminReason, t } from '@ribbon/domain/kernel';
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
  const form = useSchemaForm(AdminReason, { reason: '' });
  const admin = club.admins.find(({ userId }) => userId === chosen) ?? club.admins[0];
  const isLast = club.admins.length === 1;
  const close = () => {
    setError(undefined);
    setChosen(undefined);
    form.reset();
    onClose();
  };
  // As a promise: the club may be gone from the list before its answer is here.
  const confirm = form.handleSubmit(async ({ reason }) => {
    if (!admin) return;
    await remove.mutateAsync({ userId: admin.userId, reason }).then(
      ({ status }) => {
        toast.success(clubAdminMessages.adminRemoved(status));
        close();
      },
      (failure: unknown) => setError(wordsOr(failure, clubAdminMessages.removeAdminFailed)),
    );
  });
  const name = admin?.fullName ?? admin?.username ?? '';
  return (
    <ConfirmDialog
      open={open && admin !== undefined}
      onOpenChange={(next) => !next && close()}
      title="Remove admin access?"
      text={
        isLast
          ? t(
              '{name} will no longer run {club} and will leave it. No one else runs it, so it goes back to Listed and someone else can claim it.',
              { name, club: club.name },
            )
          : t('{name} will no longer run {club} and will leave it. The other admins stay.', {
              name,
              club: club.name,
            })
      }
      confirmLabel="Remove admin"
      pending={remove.isPending}
      error={error}
      onConfirm={() => void confirm()}
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
      <ReasonField
        form={form}
        name="reason"
        label="Why?"
        hint={FOR_THE_RECORD}
        rows={2}
        max={ADMIN_REASON_MAX}
      />
    </ConfirmDialog>
  );
}
