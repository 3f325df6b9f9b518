import { ConfirmDialog, TextArea, useLastShown } from '#ui';
import {
  REPORT_NOTES_MAX,
  type TicketDecision,
  TicketVerdict,
  ticketMessages,
} from '@ribbon/domain/reports';
import { useState } from 'react';

const WORDS = {
  resolved: {
    title: 'Mark as Resolved',
    text: 'We’ll tell everyone who reported it that we took action if something was hidden, removed or decided about its author, and otherwise that a person has looked into it.',
  },
  dismissed: {
    title: 'Dismiss Report',
    text: 'We’ll tell everyone who reported it that we found nothing that breaks our rules.',
  },
} as const;

/** Asks for notes before a report is answered. */
export function ResolutionDialog({
  decision,
  onDecide,
  onClose,
}: {
  decision: TicketDecision | undefined;
  onDecide: (decision: TicketDecision, notes: string) => void;
  onClose: () => void;
}) {
  const shown = useLastShown(decision);
  const [notes, setNotes] = useState('');
  if (shown === undefined) return null;
  const problem = TicketVerdict.shape.notes.safeParse(notes).error?.issues[0]?.message;
  return (
    <ConfirmDialog
      open={decision !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={WORDS[shown].title}
      text={WORDS[shown].text}
      confirmLabel={WORDS[shown].title}
      tone="primary"
      cancelLabel="Back"
      onConfirm={() => {
        if (problem !== undefined) return;
        onDecide(shown, notes);
        setNotes('');
      }}
    >
      <TextArea
        label={ticketMessages.notesQuestion}
        hint="For moderators’ records; nobody else can read them."
        rows={3}
        max={REPORT_NOTES_MAX}
        value={notes}
        error={problem}
        onChange={(event) => setNotes(event.target.value)}
      />
    </ConfirmDialog>
  );
}
