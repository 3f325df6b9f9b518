import { ConfirmDialog, useLastShown } from '#ui';
import { t } from '@ribbon/domain/kernel';

/** Before signing out: what this device has not sent yet would be lost. */
export function UnsentDialog({
  unsent,
  onLeave,
  onStay,
}: {
  unsent: number;
  onLeave: () => void;
  onStay: () => void;
}) {
  const shown = useLastShown(unsent === 0 ? undefined : unsent) ?? 1;
  return (
    <ConfirmDialog
      open={unsent > 0}
      onOpenChange={(open) => !open && onStay()}
      tone="danger"
      title={t('{shown, plural, one {# change hasn’t} other {# changes haven’t}} been sent yet', {
        shown,
      })}
      text="What you saved without a connection is only on this device. If you sign out now, it’s deleted."
      confirmLabel="Sign out anyway"
      cancelLabel="Stay signed in"
      onConfirm={() => {
        onStay();
        onLeave();
      }}
    />
  );
}
