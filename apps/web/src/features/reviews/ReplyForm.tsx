import { RefusalDialog, Reviewing } from '#features/moderation';
import { useSchemaForm } from '#lib/form.ts';
import { Button, Form, TextArea, toast } from '#ui';
import { Fault, commonFaults } from '@ribbon/domain/kernel';
import { type Refusal, moderationFaults } from '@ribbon/domain/moderation';
import { type ClubReview, NewReply, REPLY_MAX, reviewMessages } from '@ribbon/domain/reviews';
import { useState } from 'react';
import { useReply } from './reviews.queries.ts';

/** The club's one answer, written or changed. */
export function ReplyForm({ review, onDone }: { review: ClubReview; onDone: () => void }) {
  const form = useSchemaForm(NewReply, { content: review.reply?.content ?? '' });
  const reply = useReply(review.id);
  const [refusal, setRefusal] = useState<Refusal>();
  const submit = form.handleSubmit((words) =>
    reply.mutateAsync(words).then(
      () => {
        toast.success('Your reply is published.');
        onDone();
      },
      (error: unknown) => {
        if (moderationFaults.flagged.matches(error)) setRefusal(error.data);
        else if (error instanceof Fault && !commonFaults.unexpected.matches(error)) {
          form.showFault(error);
        } else form.setError('root', { message: reviewMessages.replyFailed });
      },
    ),
  );
  return (
    <div className="relative">
      {reply.isPending && <Reviewing what="reply" />}
      <Form onSubmit={submit} notice={form.notice}>
        <TextArea
          label="Reply in the name of the club"
          rows={3}
          max={REPLY_MAX}
          error={form.formState.errors.content?.message}
          {...form.register('content')}
        />
        <div className="flex flex-wrap gap-2.5">
          <Button type="submit" pending={reply.isPending}>
            Publish Reply
          </Button>
          <Button variant="secondary" onClick={onDone}>
            Cancel
          </Button>
        </div>
      </Form>
      <RefusalDialog
        what="reply"
        text={form.watch('content')}
        refusal={refusal}
        onUse={(suggestion) => {
          form.setValue('content', suggestion, { shouldDirty: true });
          setRefusal(undefined);
        }}
        onClose={() => setRefusal(undefined)}
      />
    </div>
  );
}
