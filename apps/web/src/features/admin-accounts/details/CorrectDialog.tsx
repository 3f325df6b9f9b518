import { BirthFields } from '#features/accounts';
import { showOutcome } from '#features/proposals';
import { FOR_THE_RECORD, ReasonField } from '#lib/admin-list/DecisionDialog.tsx';
import { call } from '#lib/http/client.ts';
import { useSchemaForm } from '#lib/forms/form.ts';
import { Button, Dialog, Form, TextField } from '#ui';
import { isChild } from '@ribbon/domain/accounts';
import {
  type AccountRecord,
  AdminCorrection,
  type AdminAccount,
  adminAccountEndpoints as endpoints,
  adminAccountMessages as messages,
} from '@ribbon/domain/admin-accounts';
import { ADMIN_REASON_MAX } from '@ribbon/domain/kernel';
import { useAccountAct } from '../admin-accounts.queries.ts';

interface Props {
  account: AdminAccount;
  record: AccountRecord;
  open: boolean;
  onClose: () => void;
}

/** Another name or month of birth; the age group moves with it. */
export function CorrectDialog({ open, ...props }: Props) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && props.onClose()}
      title="Correct name or month of birth"
      description={
        isChild(props.account.ageBand)
          ? 'The guardian decides. If this moves the child across 13, a second system admin has to agree first. Nothing changes until then.'
          : 'The age group changes too. If this moves them across 13 or 18, a second system admin has to agree first. If they turn out to be under 13, their account waits for a guardian.'
      }
    >
      <CorrectForm {...props} />
    </Dialog>
  );
}

function CorrectForm({ account, record, onClose }: Omit<Props, 'open'>) {
  const form = useSchemaForm(AdminCorrection, {
    fullName: record.fullName ?? '',
    birthMonth: record.birthMonth ?? undefined,
    birthYear: record.birthYear ?? undefined,
    reason: '',
  });
  const correct = useAccountAct((body: AdminCorrection) =>
    call(endpoints.correct, { params: { userId: account.id }, body }),
  );
  const submit = form.handleSubmit((body) =>
    correct.mutateAsync(body).then((answer) => {
      showOutcome(answer, messages.corrected);
      onClose();
    }, form.showFault),
  );
  return (
    <Form onSubmit={submit} notice={form.notice}>
      <TextField
        label="Full name"
        autoComplete="off"
        error={form.formState.errors.fullName?.message}
        {...form.register('fullName')}
      />
      <BirthFields form={form} />
      <ReasonField
        form={form}
        name="reason"
        label="Why?"
        hint={FOR_THE_RECORD}
        rows={2}
        max={ADMIN_REASON_MAX}
      />
      <Button type="submit" block pending={correct.isPending}>
        Correct
      </Button>
    </Form>
  );
}
