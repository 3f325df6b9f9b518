import { wordsOr } from '#lib/http/client.ts';
import { ConfirmDialog, toast } from '#ui';
import { type FeedPost, postMessages } from '@ribbon/domain/posts';
import { useHidePost } from '../../posts.queries.ts';
import { t } from '@ribbon/domain/kernel';

/**
 * Asks before a post of the reader or of their child is hidden from every list; it can be shown
 * again.
 */
export function HidePostDialog({
  post,
  open,
  onOpenChange,
  onDone,
}: {
  post: FeedPost;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onDone: () => void;
}) {
  const hide = useHidePost();
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Hide Post"
      text={
        post.guardianship
          ? post.guardianship.isVerified
            ? t(
                'Only {author} and the people who look after them will see this post. {author} will be able to read that you’ve hidden it. You can bring it back in My Family.',
                { author: post.author.name },
              )
            : t(
                'Only {author} and the people who look after them will see this post. {author} will be able to read that you’ve hidden it. A confirmed guardian can bring it back in My Family.',
                { author: post.author.name },
              )
          : 'Nobody else will see this post. You can bring it back under “Hidden posts” on your profile.'
      }
      confirmLabel="Hide Post"
      cancelLabel="Keep Post"
      tone="primary"
      pending={hide.isPending}
      error={hide.error ? wordsOr(hide.error, postMessages.hideFailed) : undefined}
      onConfirm={() =>
        void hide.mutateAsync(post.id).then(
          () => {
            toast.success('Post hidden');
            onOpenChange(false);
            onDone();
          },
          () => undefined,
        )
      }
    />
  );
}
