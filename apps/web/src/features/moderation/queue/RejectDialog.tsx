import { DecisionDialog, FOR_THE_RECORD, ReasonForm } from '#lib/admin-list/DecisionDialog.tsx';
import { UsualReasons } from '#lib/admin-list/WhyForm.tsx';
import { useSchemaForm } from '#lib/forms/form.ts';
import {
  QUEUE_NOTE_MAX,
  QueueDecision,
  type QueueItem,
  REJECTION_REASONS,
} from '@ribbon/domain/moderation';
import { rejectionOf, thingIn } from './moderation.queue.texts.ts';
import { t } from '@ribbon/domain/kernel';

/** Why something is rejected, for the record: one press for what is usual, words for the rest. */
export const RejectDialog = ({
  item,
  onReject,
  onClose,
}: {
  item: QueueItem | undefined;
  onReject: (item: QueueItem, note: string) => void;
  onClose: () => void;
}) => (
  <DecisionDialog
    deciding={item}
    about={(shown) => ({
      key: shown.id,
      title: t('Reject the {shown} by {author}', {
        shown: thingIn(shown),
        author: shown.author.name,
      }),
      consequence: rejectionOf(shown),
    })}
    onClose={onClose}
  >
    {(shown) => <Reasons onReject={(note) => onReject(shown, note)} />}
  </DecisionDialog>
);

function Reasons({ onReject }: { onReject: (note: string) => void }) {
  const form = useSchemaForm(QueueDecision, { decision: 'rejected', note: '' });
  return (
    <div className="flex flex-col gap-6">
      <UsualReasons
        legend="Why are you rejecting it?"
        reasons={REJECTION_REASONS}
        rememberAs="ribbon-rejection"
        onChoose={onReject}
      />
      <ReasonForm
        form={form}
        name="note"
        label="Something else"
        hint={FOR_THE_RECORD}
        rows={2}
        max={QUEUE_NOTE_MAX}
        confirmLabel="Reject"
        tone="danger"
        pending={false}
        onSubmit={form.handleSubmit(({ note }) => onReject(note))}
      />
    </div>
  );
}
