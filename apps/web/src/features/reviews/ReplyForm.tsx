import { ModeratedForm, useModeratedForm } from '#features/moderation';
import { Button, TextArea, toast } from '#ui';
import { type ClubReview, NewReply, REPLY_MAX, reviewMessages } from '@ribbon/domain/reviews';
import { useReply } from './reviews.queries.ts';

/** The club's one answer, written or changed. */
export function ReplyForm({ review, onDone }: { review: ClubReview; onDone: () => void }) {
  const form = useModeratedForm(NewReply, { content: review.reply?.content ?? '' }, 'content');
  const reply = useReply(review.id);
  const submit = form.handleSubmit((words) =>
    reply.mutateAsync(words).then(
      () => {
        toast.success('Your reply is published.');
        onDone();
      },
      (error: unknown) => form.showFault(error, reviewMessages.replyFailed),
    ),
  );
  return (
    <ModeratedForm what="reply" form={form} isReviewing={reply.isPending} onSubmit={submit}>
      <TextArea
        label="Reply as the club"
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
    </ModeratedForm>
  );
}
