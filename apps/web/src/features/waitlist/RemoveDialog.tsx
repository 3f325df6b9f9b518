import { ConfirmDialog, useLastShown } from '#ui';
import type { WaitlistEntry } from '@ribbon/domain/waitlist';
import { useRemoveEntry } from './waitlist.queries.ts';

/** For somebody who asked to be taken off the list. */
export function RemoveDialog({
  entry,
  onClose,
}: {
  entry: WaitlistEntry | undefined;
  onClose: () => void;
}) {
  const remove = useRemoveEntry();
  const shown = useLastShown(entry);
  return (
    <ConfirmDialog
      open={entry !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title="Remove from the waitlist?"
      text={`We forget ${shown?.email ?? 'this address'} and its invitation. An account stays as it is.`}
      confirmLabel="Remove"
      tone="danger"
      pending={remove.isPending}
      onConfirm={() => entry && remove.mutate(entry, { onSettled: onClose })}
    />
  );
}
