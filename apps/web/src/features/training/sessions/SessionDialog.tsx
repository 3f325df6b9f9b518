import { Dialog } from '#ui';
import type { Editing } from './session.form.ts';
import { SessionForm } from './SessionForm.tsx';

export function SessionDialog({
  editing,
  onClose,
}: {
  editing: Editing | undefined;
  onClose: () => void;
}) {
  return (
    <Dialog
      open={editing !== undefined}
      onOpenChange={(open) => !open && onClose()}
      size="lg"
      title={editing?.isNew === false ? 'Edit session' : 'Add session'}
    >
      {editing && <SessionForm editing={editing} onDone={onClose} />}
    </Dialog>
  );
}
