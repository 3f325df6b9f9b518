import { useSchemaForm } from '#lib/forms/form.ts';
import { Button, Form, TextArea } from '#ui';
import { TALK_MAX, TalkWords } from '@ribbon/domain/safeguarding';

/** A place for the next words; what was typed stays when they could not be sent. */
export function TalkForm({
  label,
  hint,
  send,
  pending,
}: {
  label: string;
  hint: string;
  send: (body: TalkWords) => Promise<unknown>;
  pending: boolean;
}) {
  const form = useSchemaForm(TalkWords, { words: '' });
  const submit = form.handleSubmit((body) =>
    send(body).then(
      () => form.reset(),
      (error) => form.showFault(error),
    ),
  );
  return (
    <Form onSubmit={submit} notice={form.notice}>
      <TextArea
        label={label}
        hint={hint}
        rows={3}
        max={TALK_MAX}
        error={form.formState.errors.words?.message}
        {...form.register('words')}
      />
      <div>
        <Button type="submit" pending={pending}>
          Send
        </Button>
      </div>
    </Form>
  );
}
