import { useMe } from '#lib/session/session.ts';
import { Dialog, toast } from '#ui';
import type { ClubId, Me } from '@ribbon/domain/accounts';
import type { FeedPost } from '@ribbon/domain/posts';
import { PostForm } from './form/PostForm.tsx';
import { sentWords } from './posts.sent.texts.ts';

export interface PostDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Where a post is written over the page. */
export function PostDialog({
  open,
  onOpenChange,
  title,
  description,
  ...about
}: PostDialogProps & {
  title: string;
  description: (me: Me) => string;
} & ({ post: FeedPost } | { clubId: ClubId })) {
  const me = useMe();
  if (!me) return null;
  const close = () => onOpenChange(false);
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title} description={description(me)}>
      <PostForm
        me={me}
        {...about}
        onCancel={close}
        onDone={(saved) => {
          toast.success(sentWords(saved).text);
          close();
        }}
      />
    </Dialog>
  );
}
