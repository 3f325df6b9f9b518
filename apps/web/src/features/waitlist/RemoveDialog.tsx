import { DecisionDialog } from '#lib/admin-list/DecisionDialog.tsx';
import { WhyForm } from '#lib/admin-list/WhyForm.tsx';
import type { WaitlistEntry } from '@ribbon/domain/waitlist';
import { useRemoveEntry } from './waitlist.queries.ts';
import { t } from '@ribbon/domain/kernel';

/** For somebody who asked to be taken off the list, say. */
export function RemoveDialog({
  entry,
  onClose,
}: {
  entry: WaitlistEntry | undefined;
  onClose: () => void;
}) {
  const remove = useRemoveEntry();
  return (
    <DecisionDialog
      deciding={entry}
      about={({ id, email }) => ({
        key: id,
        title: 'Remove from the waitlist?',
        consequence: t(
          'We’ll delete {email} and its invitation. If they have an account, it isn’t affected.',
          { email },
        ),
      })}
      onClose={onClose}
    >
      {({ id }) => (
        <WhyForm
          label="Why?"
          confirmLabel="Remove"
          onSubmit={(reason) => remove.mutate({ id, reason }, { onSettled: onClose })}
        />
      )}
    </DecisionDialog>
  );
}
