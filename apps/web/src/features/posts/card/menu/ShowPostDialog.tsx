import { wordsOr } from '#lib/http/client.ts';
import { ConfirmDialog, toast } from '#ui';
import { type FeedPost, postMessages } from '@ribbon/domain/posts';
import { useShowPost } from '../../posts.queries.ts';

/** Asks before a hidden post comes back. */
export function ShowPostDialog({
  post,
  open,
  onOpenChange,
}: {
  post: FeedPost;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const show = useShowPost();
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Show Post Again"
      text="The people it was written for will see it again."
      confirmLabel="Show Again"
      cancelLabel="Keep Hidden"
      tone="primary"
      pending={show.isPending}
      error={show.error ? wordsOr(show.error, postMessages.showFailed) : undefined}
      onConfirm={() =>
        void show.mutateAsync(post.id).then(
          () => {
            toast.success('The post is back');
            onOpenChange(false);
          },
          // The dialog shows the error.
          () => undefined,
        )
      }
    />
  );
}
