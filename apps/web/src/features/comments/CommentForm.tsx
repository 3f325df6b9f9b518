import { ModeratedForm, useModeratedForm } from '#features/moderation';
import { wordsOr } from '#lib/http/client.ts';
import { otherLanguageHint } from '#lib/language/language.ts';
import { Button, TextArea, toast } from '#ui';
import type { Me } from '@ribbon/domain/accounts';
import {
  type Comment,
  COMMENT_MAX,
  commentMessages,
  commentPolicy,
  NewComment,
} from '@ribbon/domain/comments';
import { moderationFaults } from '@ribbon/domain/moderation';
import type { PostId } from '@ribbon/domain/posts';
import { useEffect, useRef } from 'react';
import { useAddComment, useRefetchComments } from './comments.queries.ts';
import { t } from '@ribbon/domain/kernel';

/** The form for a comment on a post. Its text stays until the comment is there. */
export function CommentForm({
  postId,
  me,
  takesFocus = false,
  onAdded,
}: {
  postId: PostId;
  me: Me;
  takesFocus?: boolean;
  onAdded: (comment: Comment) => void;
}) {
  const form = useModeratedForm(NewComment, { content: '' }, 'content');
  const add = useAddComment(postId);
  const refetch = useRefetchComments(postId);
  const { setFocus } = form;
  const startsHere = useRef(takesFocus);
  useEffect(() => {
    if (startsHere.current) setFocus('content');
  }, [setFocus]);
  const { content } = form.watch();
  const length = content.trim().length;
  const isBusy = add.isPending || refetch.isPending;
  const submit = form.handleSubmit(async (comment) => {
    try {
      const added = await add.mutateAsync(comment);
      form.reset();
      onAdded(added);
      toast.success(confirmationFor(added, me));
      await refetch.mutateAsync();
    } catch (error) {
      if (moderationFaults.flagged.matches(error)) form.showFault(error);
      else form.sendingFailure.show(wordsOr(error, commentMessages.addFailed));
    }
  });
  return (
    <ModeratedForm
      what="comment"
      failureTitle="Let's Try Again! 🌟"
      form={form}
      isReviewing={add.isPending}
      onSubmit={submit}
    >
      <TextArea
        label="Add a comment"
        rows={3}
        max={COMMENT_MAX}
        placeholder="Be kind: content is automatically moderated"
        hint={
          commentPolicy.needsGuardian(me)
            ? 'Your grown-up reads it first. Then your friends can see it.'
            : otherLanguageHint(me)
        }
        error={form.formState.errors.content?.message}
        {...form.register('content')}
      />
      <div className="flex justify-end gap-2.5">
        <Button
          variant="secondary"
          disabled={content === '' || isBusy}
          onClick={() => form.reset()}
        >
          Cancel
        </Button>
        <Button type="submit" pending={isBusy} disabled={length === 0 || length > COMMENT_MAX}>
          {labelOf({ isReviewing: add.isPending, isPosting: refetch.isPending })}
        </Button>
      </div>
    </ModeratedForm>
  );
}

function labelOf({ isReviewing, isPosting }: { isReviewing: boolean; isPosting: boolean }): string {
  if (isReviewing) return 'Reviewing...';
  return isPosting ? 'Posting...' : 'Comment';
}

function confirmationFor({ state }: Comment, me: Me): string {
  if (state === 'approved') return 'Comment posted';
  return state === 'waiting_guardian'
    ? sentTo(me.family.lookedAfterBy[0])
    : 'Thank you. Your comment is being reviewed.';
}

const sentTo = (guardian: string | undefined) =>
  guardian === undefined
    ? 'Your comment is on its way to your grown-up.'
    : t('Your comment is on its way to {guardian}.', { guardian });
