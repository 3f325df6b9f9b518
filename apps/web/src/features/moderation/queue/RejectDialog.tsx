import { DecisionDialog, FOR_THE_RECORD, ReasonForm } from '#lib/admin-list/DecisionDialog.tsx';
import { useSchemaForm } from '#lib/form.ts';
import { remembered } from '#lib/storage.ts';
import { Button, Fieldset } from '#ui';
import {
  QUEUE_NOTE_MAX,
  QueueDecision,
  type QueueItem,
  REJECTION_REASONS,
} from '@ribbon/domain/moderation';
import { rejectionOf, thingIn } from './queue.words.ts';

const KEY = 'ribbon-rejection';

/** The reasons that most rejections have, the one that was given last first. */
function reasonsInOrder(): readonly string[] {
  const last = REJECTION_REASONS.find((reason) => reason === remembered.read(KEY));
  return last
    ? [last, ...REJECTION_REASONS.filter((reason) => reason !== last)]
    : REJECTION_REASONS;
}

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
      title: `Reject the ${thingIn(shown)} by ${shown.author.name}`,
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
      <Fieldset legend="Why is it rejected?">
        <ul className="flex flex-col gap-2">
          {reasonsInOrder().map((reason, index) => (
            <li key={reason}>
              <Button
                block
                variant="secondary"
                className="justify-start text-left"
                {...(index === 0 && { 'data-starts-here': true })}
                onClick={() => {
                  remembered.write(KEY, reason);
                  onReject(reason);
                }}
              >
                {reason}
              </Button>
            </li>
          ))}
        </ul>
      </Fieldset>
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
