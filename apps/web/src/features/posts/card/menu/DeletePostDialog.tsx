import { wordsOr } from '#lib/http/client.ts';
import { ConfirmDialog, toast } from '#ui';
import { type FeedPost, postMessages } from '@ribbon/domain/posts';
import { useRemoveClubPost } from '../../club/posts.club-posts.queries.ts';
import { useRemovePost } from '../../posts.queries.ts';
import { t } from '@ribbon/domain/kernel';

function wordsFor(post: FeedPost, isOwn: boolean): string {
  if (isOwn) return 'This post will be deleted for good.';
  return post.guardianship
    ? t(
        'This post will be deleted for good. {author} will be able to read that you’ve deleted it.',
        { author: post.author.name },
      )
    : t('This post by {author} will be deleted for good. This is logged.', {
        author: post.author.name,
      });
}

/** Asks before a post is gone for good. */
export function DeletePostDialog({
  post,
  isOwn,
  open,
  onOpenChange,
  onDone,
}: {
  post: FeedPost;
  isOwn: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onDone: () => void;
}) {
  const own = useRemovePost();
  const ofClub = useRemoveClubPost();
  const remove = () =>
    post.club && !isOwn
      ? ofClub.mutateAsync({ clubId: post.club.id, postId: post.id })
      : own.mutateAsync(post.id);
  const error = own.error ?? ofClub.error;
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Delete Post"
      text={wordsFor(post, isOwn)}
      confirmLabel="Delete Forever"
      cancelLabel="Keep Post"
      pending={own.isPending || ofClub.isPending}
      error={error ? wordsOr(error, postMessages.deleteFailed) : undefined}
      onConfirm={() =>
        // As a promise: the card may be gone from the list before its answer is here.
        void remove().then(
          () => {
            toast.success('Post deleted');
            onOpenChange(false);
            onDone();
          },
          // The dialog shows the error.
          () => undefined,
        )
      }
    />
  );
}
