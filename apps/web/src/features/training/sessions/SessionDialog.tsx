import { Dialog } from '#ui';
import type { SessionDetails, TrainingSessionId } from '@ribbon/domain/training';
import { SessionForm } from './SessionForm.tsx';

/** A session to write or to change: which one, and what stands in its fields. */
export interface Editing {
  id: TrainingSessionId;
  isNew: boolean;
  details: SessionDetails;
}

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
