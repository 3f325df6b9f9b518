import { useMe } from '#lib/session.ts';
import { Dialog, toast } from '#ui';
import { type FeedPost, postPolicy } from '@ribbon/domain/posts';
import { PostForm } from './PostForm.tsx';
import { sentWords } from './sentWords.ts';

/** Says a post otherwise. A press outside loses nothing. */
export function EditPostDialog({
  post,
  open,
  onOpenChange,
}: {
  post: FeedPost;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const me = useMe();
  if (!me) return null;
  const close = () => onOpenChange(false);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      dismissible={false}
      title={post.club ? 'Edit Club Post' : 'Edit Post'}
      description={
        postPolicy.needsGuardian(me)
          ? 'Your grown-up reads it again before your friends do.'
          : 'It is checked again before others see it.'
      }
    >
      <PostForm
        me={me}
        post={post}
        onCancel={close}
        onDone={(saved) => {
          toast.success(sentWords(saved).text);
          close();
        }}
      />
    </Dialog>
  );
}
