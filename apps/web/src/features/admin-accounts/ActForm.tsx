import { DecisionDialog, FOR_THE_RECORD, ReasonForm } from '#lib/admin-list/DecisionDialog.tsx';
import { useSchemaForm } from '#lib/forms/form.ts';
import { toast } from '#ui';
import { ADMIN_REASON_MAX, AdminReason } from '@ribbon/domain/kernel';
import { useAccountAct } from './admin-accounts.queries.ts';

/** Something that is done with a reason and nothing else. */
export interface PlainAct {
  key: string;
  /** What the button says, and the dialog. */
  label: string;
  consequence: string;
  tone?: 'danger';
  done: string;
  send: (reason: string) => Promise<unknown>;
}

/** Asks why, and then does it. Open while there is something to do. */
export const ActDialog = ({ act, onClose }: { act: PlainAct | undefined; onClose: () => void }) => (
  <DecisionDialog
    deciding={act}
    about={({ key, label, consequence }) => ({ key, title: label, consequence })}
    onClose={onClose}
  >
    {(shown) => <ActForm act={shown} onClose={onClose} />}
  </DecisionDialog>
);

function ActForm({ act, onClose }: { act: PlainAct; onClose: () => void }) {
  const form = useSchemaForm(AdminReason, { reason: '' });
  const sending = useAccountAct(act.send);
  const submit = form.handleSubmit(({ reason }) =>
    sending.mutateAsync(reason).then(() => {
      toast.success(act.done);
      onClose();
    }, form.showFault),
  );
  return (
    <ReasonForm
      form={form}
      name="reason"
      label="Why?"
      hint={FOR_THE_RECORD}
      rows={2}
      max={ADMIN_REASON_MAX}
      confirmLabel={act.label}
      tone={act.tone ?? 'primary'}
      pending={sending.isPending}
      onSubmit={submit}
    />
  );
}
