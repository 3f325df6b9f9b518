import { type FeedPost, postPolicy } from '@ribbon/domain/posts';
import { PostDialog, type PostDialogProps } from './PostDialog.tsx';

/** Edits a post. */
export const EditPostDialog = ({ post, ...dialog }: PostDialogProps & { post: FeedPost }) => (
  <PostDialog
    {...dialog}
    post={post}
    title={post.club ? 'Edit Club Post' : 'Edit Post'}
    description={(me) =>
      postPolicy.needsGuardian(me)
        ? 'Your grown-up reads it again before your friends do.'
        : 'It’s checked again before others see it.'
    }
  />
);
