import { WhyDialog } from '#lib/admin-list/WhyForm.tsx';
import { wordsOr } from '#lib/http/client.ts';
import { toast } from '#ui';
import { type AdminClub, clubAdminMessages } from '@ribbon/domain/clubs';
import { useRestoreClub } from './admin-clubs.queries.ts';
import { t } from '@ribbon/domain/kernel';

/** What is usually said about it. */
const RESTORED = ['It was deleted by mistake', 'The club asked us to'] as const;

/** Brings a deleted club back. */
export function RestoreClubDialog({
  club,
  onClose,
}: {
  club: AdminClub | undefined;
  onClose: () => void;
}) {
  const restore = useRestoreClub();
  // As a promise: the row may be gone from the list before its answer is here.
  const bringBack = ({ id: clubId, name }: AdminClub, reason: string) =>
    void restore.mutateAsync({ clubId, reason }).then(
      () => {
        toast.success(clubAdminMessages.restored(name));
        onClose();
      },
      (error: unknown) => toast.error(wordsOr(error, clubAdminMessages.restoreFailed)),
    );
  return (
    <WhyDialog
      deciding={club}
      about={({ id, name }) => ({
        key: id,
        title: t('Restore {name}?', { name }),
        consequence: 'People can find it again, with its members, admins and reviews.',
      })}
      usual={RESTORED}
      confirmLabel="Restore"
      pending={restore.isPending}
      onSay={bringBack}
      onClose={onClose}
    />
  );
}
