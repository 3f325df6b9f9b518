import { useSchemaForm } from '#lib/form.ts';
import { Button, Dialog, Form, Notice, TextArea, useLastShown } from '#ui';
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

/** What the decision does, a note for the record, and then the decision. */
export function DecideDialog({
  deciding,
  onClose,
}: {
  deciding: Deciding | undefined;
  onClose: () => void;
}) {
  const shown = useLastShown(deciding);
  if (shown === undefined) return null;
  const { item, decision } = shown;
  const verb = decision === 'approved' ? 'Approve' : 'Reject';
  return (
    <Dialog
      open={deciding !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={`${verb} the ${thingIn(item)} of ${item.author.name}`}
      description={consequenceOf(item, decision)}
    >
      <DecisionForm key={`${item.id}${decision}`} deciding={shown} onClose={onClose} />
    </Dialog>
  );
}

function DecisionForm({ deciding, onClose }: { deciding: Deciding; onClose: () => void }) {
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
    <Form onSubmit={submit} notice={form.notice}>
      <TextArea
        label={approves ? 'Note' : 'Why is it rejected?'}
        hint="Kept in the record of administrators’ acts. Please write no names."
        required={!approves}
        rows={3}
        max={QUEUE_NOTE_MAX}
        error={form.formState.errors.note?.message}
        {...form.register('note')}
      />
      <Button
        type="submit"
        block
        variant={approves ? 'primary' : 'danger'}
        pending={decide.isPending}
      >
        {approves ? 'Approve' : 'Reject'}
      </Button>
    </Form>
  );
}
