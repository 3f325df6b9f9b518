import { DecisionDialog, FOR_THE_RECORD, ReasonForm } from '#lib/admin-list/DecisionDialog.tsx';
import { useSchemaForm } from '#lib/forms/form.ts';
import { Button } from '#ui';
import type { SanctionId } from '@ribbon/domain/accounts';
import { UNDO_REASON_MAX, Undo, sanctionMessages } from '@ribbon/domain/sanctions';
import { useState } from 'react';
import { useUndo } from './sanctions.admin.queries.ts';

interface Undoable {
  id: SanctionId;
  version: number;
}

/** Undoes a decision after asking why. */
export function UndoButton({ sanction, label }: { sanction: Undoable; label: string }) {
  const [undoing, setUndoing] = useState<Undoable>();
  return (
    <div>
      <Button variant="secondary" onClick={() => setUndoing(sanction)}>
        {label}
      </Button>
      <DecisionDialog
        deciding={undoing}
        about={({ id }) => ({
          key: id,
          title: label,
          consequence: 'The decision is reversed, and we’ll tell the person.',
        })}
        onClose={() => setUndoing(undefined)}
      >
        {(shown) => <UndoForm sanction={shown} onClose={() => setUndoing(undefined)} />}
      </DecisionDialog>
    </div>
  );
}

function UndoForm({ sanction, onClose }: { sanction: Undoable; onClose: () => void }) {
  const form = useSchemaForm(Undo, { reason: '', version: sanction.version });
  const undo = useUndo(sanction.id);
  const submit = form.handleSubmit((input) =>
    undo
      .mutateAsync(input)
      .then(onClose, (error: unknown) => form.showFault(error, sanctionMessages.undoFailed)),
  );
  return (
    <ReasonForm
      form={form}
      name="reason"
      label="Why are you reversing it?"
      hint={FOR_THE_RECORD}
      rows={3}
      max={UNDO_REASON_MAX}
      confirmLabel="Reverse the decision"
      tone="primary"
      pending={undo.isPending}
      onSubmit={submit}
    />
  );
}
