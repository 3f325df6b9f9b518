import { useSchemaForm } from '#lib/form.ts';
import { Button, Dialog, Form, TakesFocus, TextArea } from '#ui';
import { TELL_MAX, TellSomeone } from '@ribbon/domain/moderation';
import { useState } from 'react';
import { useTellSomeone } from './moderation.queries.ts';
import { HelpLines } from './HelpLines.tsx';

/** A private way to a person, with or without words, whatever state the account is in. */
export function TellDialog({
  open,
  onOpenChange,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const [told, setTold] = useState(false);
  const change = (next: boolean) => {
    onOpenChange(next);
    if (!next) setTold(false);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title={told ? 'Thank you for telling us' : 'Tell somebody'}
    >
      {told ? (
        <TakesFocus className="flex flex-col gap-5">
          <p>
            You did the right thing. Somebody from our team aims to write to your email address
            within four hours. If you are in danger now, please call one of these numbers.
          </p>
          <HelpLines />
          <Button block onClick={() => change(false)}>
            Close
          </Button>
        </TakesFocus>
      ) : (
        <TellForm onTold={() => setTold(true)} />
      )}
    </Dialog>
  );
}

function TellForm({ onTold }: { onTold: () => void }) {
  const form = useSchemaForm(TellSomeone, { words: '' });
  const tell = useTellSomeone();
  const submit = form.handleSubmit((words) => tell.mutateAsync(words).then(onTold, form.showFault));
  return (
    <Form onSubmit={submit} notice={form.notice}>
      <p>
        Is somebody being unkind to you? Are you scared, or does something feel wrong? Somebody from
        our team will write to you. We do not tell other members, or the people who look after your
        account, that you asked.
      </p>
      <TextArea
        label="What happened?"
        required={false}
        hint="You can leave this empty. Please do not write addresses or phone numbers."
        max={TELL_MAX}
        error={form.formState.errors.words?.message}
        {...form.register('words')}
      />
      <Button type="submit" block pending={tell.isPending}>
        Ask somebody to write to me
      </Button>
    </Form>
  );
}
