import { useSchemaForm } from '#lib/forms/form.ts';
import { Button, Form, SelectField, TextField } from '#ui';
import {
  CASE_LABEL_MAX,
  CASE_SUBJECT_LABELS,
  type CaseId,
  CaseSubjectKind,
  NewCaseLink,
  caseMessages,
} from '@ribbon/domain/safeguarding';
import { useLinkToCase } from '../../safeguarding.queries.ts';

const KINDS = CaseSubjectKind.options.map((value) => ({
  value,
  label: CASE_SUBJECT_LABELS[value],
}));

export function LinkForm({ caseId, onDone }: { caseId: CaseId; onDone: () => void }) {
  const form = useSchemaForm(NewCaseLink, { kind: 'profile', subject: '', label: '' });
  const link = useLinkToCase(caseId);
  const { errors } = form.formState;
  const submit = form.handleSubmit((body) =>
    link.mutateAsync(body).then(onDone, (error) => form.showFault(error, caseMessages.failed)),
  );
  return (
    <Form onSubmit={submit} notice={form.notice}>
      <SelectField label="What is it?" options={KINDS} {...form.register('kind')} />
      <TextField
        label="Link or ID"
        hint="Copy it from your browser’s address bar."
        error={errors.subject?.message}
        {...form.register('subject')}
      />
      <TextField
        label="Why are you linking it?"
        maxLength={CASE_LABEL_MAX}
        error={errors.label?.message}
        {...form.register('label')}
      />
      <Button type="submit" block pending={link.isPending}>
        Link it
      </Button>
    </Form>
  );
}
