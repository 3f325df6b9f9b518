import { useSchemaForm } from '#lib/forms/form.ts';
import { Button, Dialog, Form, TakesFocus, TextArea, linkClass } from '#ui';
import { RESPONSE_HOURS, t } from '@ribbon/domain/kernel';
import { TELL_MAX, TellSomeone } from '@ribbon/domain/moderation';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTellSomeone } from '../moderation.queries.ts';
import { HelpLines } from './HelpLines.tsx';

/** A private way to a person, with or without words, whatever state the account is in. */
export function TellDialog({
  open,
  onOpenChange,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const [isSent, setIsSent] = useState(false);
  const change = (next: boolean) => {
    onOpenChange(next);
    if (!next) setIsSent(false);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title={isSent ? 'Thank you for telling us' : 'Tell someone'}
    >
      {isSent ? (
        <TakesFocus className="flex flex-col gap-5">
          <p>
            You did the right thing. Someone on our team aims to write to you here within
            {t(' {urgent} hours', { urgent: RESPONSE_HOURS.urgent })}: you’ll find it under{' '}
            <Link to="/answers" className={linkClass} onClick={() => change(false)}>
              Answers
            </Link>
            . If you’re in danger now, please call one of these numbers.
          </p>
          <HelpLines />
          <Button block onClick={() => change(false)}>
            Close
          </Button>
        </TakesFocus>
      ) : (
        <TellForm onSent={() => setIsSent(true)} />
      )}
    </Dialog>
  );
}

function TellForm({ onSent }: { onSent: () => void }) {
  const form = useSchemaForm(TellSomeone, { words: '' });
  const tell = useTellSomeone();
  const submit = form.handleSubmit((words) => tell.mutateAsync(words).then(onSent, form.showFault));
  return (
    <Form onSubmit={submit} notice={form.notice}>
      <p>
        Is someone being unkind to you? Are you scared, or does something feel wrong? Someone on our
        team will write to you here. We won’t tell other members, or the people who look after your
        account, that you asked.
      </p>
      <TextArea
        label="What happened?"
        required={false}
        hint="You can leave this empty. Please don’t include addresses or phone numbers."
        max={TELL_MAX}
        error={form.formState.errors.words?.message}
        {...form.register('words')}
      />
      <Button type="submit" block pending={tell.isPending}>
        Ask someone to write to me
      </Button>
    </Form>
  );
}
