import { ReasonField } from '#lib/admin-list/DecisionDialog.tsx';
import { useSchemaForm } from '#lib/forms/form.ts';
import { Button, Form, SelectField } from '#ui';
import {
  CASE_OUTCOME_LABELS,
  CASE_REASON_MAX,
  CaseClosing,
  CaseOutcome,
  type SafeguardingCase,
  caseMessages,
} from '@ribbon/domain/safeguarding';
import { useCloseCase } from '../../safeguarding.queries.ts';
import { UnlessOutrun } from './UnlessOutrun.tsx';

const OUTCOMES = CaseOutcome.options.map((value) => ({ value, label: CASE_OUTCOME_LABELS[value] }));

/** What came of it, and why nothing more has to be done. */
export function CloseForm({ found, onDone }: { found: SafeguardingCase; onDone: () => void }) {
  const form = useSchemaForm(CaseClosing, {
    version: found.version,
    outcome: '' as CaseOutcome,
    reason: '',
  });
  const close = useCloseCase(found.id);
  const submit = form.handleSubmit((body) =>
    close.mutateAsync(body).then(onDone, (error) => form.showFault(error, caseMessages.failed)),
  );
  return (
    <UnlessOutrun error={close.error} onClose={onDone}>
      <Form onSubmit={submit} notice={form.notice}>
        <SelectField
          label="Outcome"
          placeholder="Choose one"
          options={OUTCOMES}
          error={form.formState.errors.outcome?.message}
          {...form.register('outcome')}
        />
        <ReasonField
          form={form}
          name="reason"
          label="Why are you closing it?"
          rows={4}
          max={CASE_REASON_MAX}
        />
        <Button type="submit" block pending={close.isPending}>
          Close the case
        </Button>
      </Form>
    </UnlessOutrun>
  );
}
