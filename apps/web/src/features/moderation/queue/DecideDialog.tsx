import { DecisionDialog, FOR_THE_RECORD, ReasonForm } from '#lib/admin-list/DecisionDialog.tsx';
import { useSchemaForm } from '#lib/form.ts';
import { Button, Notice } from '#ui';
import {
  QUEUE_NOTE_MAX,
  QUEUE_STATUS_LABELS,
  QueueDecision,
  type QueueItem,
  queueFaults,
  queueMessages,
} from '@ribbon/domain/moderation';
import { useDecide } from './queue.queries.ts';
import { consequenceOf, thingIn } from './queue.words.ts';

export interface Deciding {
  item: QueueItem;
  decision: QueueDecision['decision'];
}

const verbOf = (decision: Deciding['decision']) => (decision === 'approved' ? 'Approve' : 'Reject');

/** What the decision does, a note for the record, and then the decision. */
export const DecideDialog = ({
  deciding,
  onClose,
}: {
  deciding: Deciding | undefined;
  onClose: () => void;
}) => (
  <DecisionDialog
    deciding={deciding}
    about={({ item, decision }) => ({
      key: `${item.id}${decision}`,
      title: `${verbOf(decision)} the ${thingIn(item)} of ${item.author.name}`,
      consequence: consequenceOf(item, decision),
    })}
    onClose={onClose}
  >
    {(shown) => <DecideForm deciding={shown} onClose={onClose} />}
  </DecisionDialog>
);

function DecideForm({ deciding, onClose }: { deciding: Deciding; onClose: () => void }) {
  const { item, decision } = deciding;
  const approves = decision === 'approved';
  const form = useSchemaForm(QueueDecision, { decision, note: '' });
  const decide = useDecide(item.id);
  const submit = form.handleSubmit((said) =>
    decide.mutateAsync(said).then(onClose, (error: unknown) => {
      if (!queueFaults.alreadyDecided.matches(error)) {
        form.showFault(error, queueMessages.decisionFailed);
      }
    }),
  );
  if (queueFaults.alreadyDecided.matches(decide.error)) {
    const { message, data } = decide.error;
    return (
      <div className="flex flex-col gap-5">
        <Notice tone="info">
          {message}
          <span className="mt-1 block font-semibold">
            {QUEUE_STATUS_LABELS[data.status]}
            {data.by !== null && ` by ${data.by}`}
          </span>
          {data.note !== null && <span className="block wrap-anywhere">“{data.note}”</span>}
        </Notice>
        <Button block onClick={onClose}>
          Close
        </Button>
      </div>
    );
  }
  return (
    <ReasonForm
      form={form}
      name="note"
      label={approves ? 'Note' : 'Why is it rejected?'}
      hint={FOR_THE_RECORD}
      required={!approves}
      rows={3}
      max={QUEUE_NOTE_MAX}
      confirmLabel={verbOf(decision)}
      tone={approves ? 'primary' : 'danger'}
      pending={decide.isPending}
      onSubmit={submit}
    />
  );
}
