import { wordsFor } from '#lib/http/client.ts';
import { ConfirmDialog, toast, useLastShown } from '#ui';
import type { ClubId } from '@ribbon/domain/accounts';
import type { ClubMember } from '@ribbon/domain/clubs';
import { useChangeRole, useRemoveMember } from '../club-admin.queries.ts';
import type { MemberAct } from './club-admin.member-acts.rules.ts';

/** Asks before anything about a membership changes; open while there is something to ask. */
export function MemberActDialog({
  clubId,
  member,
  act,
  onClose,
}: {
  clubId: ClubId;
  member: ClubMember;
  act: MemberAct | undefined;
  onClose: () => void;
}) {
  const changeRole = useChangeRole(clubId);
  const removal = useRemoveMember(clubId);
  const shown = useLastShown(act);
  const error = changeRole.error ?? removal.error;
  const close = () => {
    changeRole.reset();
    removal.reset();
    onClose();
  };
  const confirm = () => {
    if (act === undefined) return;
    const { membershipId } = member;
    const { role } = act;
    const done =
      role === undefined
        ? removal.mutateAsync(membershipId)
        : changeRole.mutateAsync({ membershipId, role });
    // The card may be unmounted by now, but the outcome is announced all the same; a refusal shows
    // above.
    void done.then(
      () => {
        toast.success(act.done);
        close();
      },
      () => undefined,
    );
  };
  return (
    <ConfirmDialog
      open={act !== undefined}
      onOpenChange={(open) => !open && close()}
      title={shown?.question ?? ''}
      text={shown?.text ?? ''}
      confirmLabel={shown?.label ?? ''}
      tone={shown?.isDanger ? 'danger' : 'primary'}
      pending={changeRole.isPending || removal.isPending}
      error={error ? wordsFor(error) : undefined}
      onConfirm={confirm}
    />
  );
}
