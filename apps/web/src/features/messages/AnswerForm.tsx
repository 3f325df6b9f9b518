import { useSchemaForm } from '#lib/forms/form.ts';
import { Button, Form, TextArea } from '#ui';
import { ANSWER_MAX, type MessageId, NewAnswer, messageFaults } from '@ribbon/domain/messages';
import { useState } from 'react';
import { useAnswer } from './messages.queries.ts';
import { t } from '@ribbon/domain/kernel';

const Words = NewAnswer.pick({ answer: true });

/**
 * Answers by email, based on the version read when writing began. A moderator who is second is
 * warned once, sees the other answer, and can still send.
 */
export function AnswerForm({
  messageId,
  name,
  version,
  refetchVersion,
  onDone,
}: {
  messageId: MessageId;
  name: string;
  version: number;
  refetchVersion: () => Promise<number | undefined>;
  onDone: () => void;
}) {
  const form = useSchemaForm(Words, { answer: '' });
  const [seen, setSeen] = useState(version);
  const sending = useAnswer(messageId);
  const submit = form.handleSubmit(async ({ answer }) => {
    try {
      await sending.mutateAsync({ version: seen, answer });
      onDone();
    } catch (error) {
      form.showFault(error);
      if (messageFaults.changedMeanwhile.matches(error)) setSeen((await refetchVersion()) ?? seen);
    }
  });
  return (
    <Form onSubmit={submit} notice={form.notice}>
      <TextArea
        label="Your reply"
        hint={t('We’ll email this to {name}, with their message quoted underneath.', { name })}
        rows={5}
        max={ANSWER_MAX}
        error={form.formState.errors.answer?.message}
        {...form.register('answer')}
      />
      <Button type="submit" pending={sending.isPending}>
        Send reply
      </Button>
    </Form>
  );
}
