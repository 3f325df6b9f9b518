import type { ClubId } from '@ribbon/domain/accounts';
import { PostDialog, type PostDialogProps } from '../write/PostDialog.tsx';

/** Writes in the club's name. */
export const ClubPostDialog = (props: PostDialogProps & { clubId: ClubId }) => (
  <PostDialog
    {...props}
    title="Create Club Post"
    description={() => 'Everyone will see it, with your name and the club’s. We check it first.'}
  />
);
