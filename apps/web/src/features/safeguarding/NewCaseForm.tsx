import { useSchemaForm } from '#lib/forms/form.ts';
import { Button, Form, SelectField, TextArea, TextField } from '#ui';
import {
  CASE_SUMMARY_MAX,
  CASE_URGENCY_LABELS,
  type CaseId,
  CaseUrgency,
  NewCase,
  caseMessages,
} from '@ribbon/domain/safeguarding';
import { useOpenCase } from './safeguarding.queries.ts';

const URGENCIES = CaseUrgency.options.map((value) => ({
  value,
  label: CASE_URGENCY_LABELS[value],
}));

/** Opens a case about something an administrator saw or heard outside the app. */
export function NewCaseForm({ onOpened }: { onOpened: (caseId: CaseId) => void }) {
  const form = useSchemaForm(NewCase, { username: '', urgency: 'urgent', summary: '' });
  const open = useOpenCase();
  const { errors } = form.formState;
  const submit = form.handleSubmit((body) =>
    open.mutateAsync(body).then(
      ({ caseId }) => onOpened(caseId),
      (error) => form.showFault(error, caseMessages.failed),
    ),
  );
  return (
    <Form onSubmit={submit} notice={form.notice}>
      <TextField
        label="The child’s username"
        hint="Leave this empty if you don’t know it."
        required={false}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.username?.message}
        {...form.register('username')}
      />
      <SelectField
        label="How urgent is it?"
        options={URGENCIES}
        error={errors.urgency?.message}
        {...form.register('urgency')}
      />
      <TextArea
        label="What is it about?"
        hint="Kept with the case."
        rows={4}
        max={CASE_SUMMARY_MAX}
        error={errors.summary?.message}
        {...form.register('summary')}
      />
      <Button type="submit" block pending={open.isPending}>
        Open the case
      </Button>
    </Form>
  );
}
