import { useSchemaForm } from '#lib/forms/form.ts';
import { Button, Form, TextArea } from '#ui';
import { CASE_NOTE_MAX, type CaseId, CaseNote, caseMessages } from '@ribbon/domain/safeguarding';
import { useWriteNote } from '../../safeguarding.queries.ts';

/** A note, which nobody can change once it is written. */
export function NoteForm({ caseId }: { caseId: CaseId }) {
  const form = useSchemaForm(CaseNote, { note: '' });
  const write = useWriteNote(caseId);
  const submit = form.handleSubmit((body) =>
    write.mutateAsync(body).then(
      () => form.reset(),
      (error) => form.showFault(error, caseMessages.failed),
    ),
  );
  return (
    <Form onSubmit={submit} notice={form.notice}>
      <TextArea
        label="New note"
        hint="Kept with the case. Nobody can change it afterwards."
        rows={3}
        max={CASE_NOTE_MAX}
        error={form.formState.errors.note?.message}
        {...form.register('note')}
      />
      <div>
        <Button type="submit" pending={write.isPending}>
          Add note
        </Button>
      </div>
    </Form>
  );
}
