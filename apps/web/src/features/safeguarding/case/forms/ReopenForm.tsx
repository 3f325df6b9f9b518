import { ReasonForm } from '#lib/admin-list/DecisionDialog.tsx';
import { useSchemaForm } from '#lib/forms/form.ts';
import {
  CASE_REASON_MAX,
  CaseReopening,
  type SafeguardingCase,
  caseMessages,
} from '@ribbon/domain/safeguarding';
import { useReopenCase } from '../../safeguarding.queries.ts';
import { UnlessOutrun } from './UnlessOutrun.tsx';

export function ReopenForm({ found, onDone }: { found: SafeguardingCase; onDone: () => void }) {
  const form = useSchemaForm(CaseReopening, { version: found.version, reason: '' });
  const reopen = useReopenCase(found.id);
  const submit = form.handleSubmit((body) =>
    reopen.mutateAsync(body).then(onDone, (error) => form.showFault(error, caseMessages.failed)),
  );
  return (
    <UnlessOutrun error={reopen.error} onClose={onDone}>
      <ReasonForm
        form={form}
        name="reason"
        label="Why are you reopening it?"
        rows={3}
        max={CASE_REASON_MAX}
        confirmLabel="Reopen the case"
        tone="primary"
        pending={reopen.isPending}
        onSubmit={submit}
      />
    </UnlessOutrun>
  );
}
