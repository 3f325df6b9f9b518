import { BlockDialog } from '#features/friends';
import { ReportDialog } from '#features/reports';
import { ConsequenceDialog } from '#features/sanctions';
import type { FeedPost } from '@ribbon/domain/posts';
import { EditPostDialog } from '../../write/EditPostDialog.tsx';
import { DeletePostDialog } from './DeletePostDialog.tsx';
import { HidePostDialog } from './HidePostDialog.tsx';
import { ShowPostDialog } from './ShowPostDialog.tsx';

export type PostAct = 'edit' | 'hide' | 'show' | 'remove' | 'decide' | 'report' | 'block';

/**
 * The dialog of the chosen action on a post; the others stay mounted, so that they can animate
 * closing.
 */
export function PostDialogs({
  post,
  isOwn,
  act,
  setAct,
  onGone,
}: {
  post: FeedPost;
  isOwn: boolean;
  act: PostAct | undefined;
  setAct: (act: PostAct | undefined) => void;
  onGone: () => void;
}) {
  const dialog = (which: PostAct) => ({
    open: act === which,
    onOpenChange: (open: boolean) => setAct(open ? which : undefined),
  });
  const about = { person: post.author, content: { type: 'post', id: post.id } } as const;
  return (
    <div>
      {isOwn && <EditPostDialog post={post} {...dialog('edit')} />}
      <HidePostDialog post={post} {...dialog('hide')} onDone={onGone} />
      <ShowPostDialog post={post} {...dialog('show')} />
      <DeletePostDialog post={post} {...dialog('remove')} isOwn={isOwn} onDone={onGone} />
      {!isOwn && (
        <>
          <ConsequenceDialog about={about} {...dialog('decide')} onDone={onGone} />
          <ReportDialog {...dialog('report')} about={{ contentType: 'post', contentId: post.id }} />
          <BlockDialog {...dialog('block')} person={post.author} onBlocked={onGone} />
        </>
      )}
    </div>
  );
}
