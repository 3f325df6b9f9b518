import { BlockDialog } from '#features/friends';
import { ReportDialog } from '#features/reports';
import { ConsequenceDialog } from '#features/sanctions';
import { useMe } from '#lib/session.ts';
import { IconButton, Menu, type MenuEntry } from '#ui';
import { friendPolicy } from '@ribbon/domain/friends';
import { type FeedPost, postPolicy } from '@ribbon/domain/posts';
import { Ban, Ellipsis, EyeOff, Flag, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { EditPostDialog } from '../write/EditPostDialog.tsx';
import { DeletePostDialog } from './DeletePostDialog.tsx';
import { HidePostDialog } from './HidePostDialog.tsx';

const ACTS = { edit: Pencil, hide: EyeOff, remove: Trash2, report: Flag, block: Ban };
type Act = keyof typeof ACTS;

const LABELS: Readonly<Record<Act, string>> = {
  edit: 'Edit',
  hide: 'Hide',
  remove: 'Delete',
  report: 'Report',
  block: 'Block',
};

/** What one can do about a post: one's own, and other people's. */
export function PostMenu({
  post,
  onGone,
  runsClub = false,
}: {
  post: FeedPost;
  /** It is in no list any more. */
  onGone?: (() => void) | undefined;
  /** Whoever runs the club deletes its posts, whoever wrote them. */
  runsClub?: boolean;
}) {
  const me = useMe();
  const [act, setAct] = useState<Act>();
  // A new dialog each time: nobody finds the words of an older one in it.
  const [times, setTimes] = useState(0);
  if (me?.status !== 'active') return null;
  const facts = { authorId: post.author.id };
  const isOwn = postPolicy.edit(me, facts);
  const acts: Act[] = [
    ...(isOwn ? (['edit'] as const) : []),
    ...(postPolicy.hide(me, facts) ? (['hide'] as const) : []),
    ...(isOwn || runsClub ? (['remove'] as const) : []),
    ...(isOwn ? [] : (['report'] as const)),
    ...(isOwn || !friendPolicy.block(me, post.author) ? [] : (['block'] as const)),
  ];
  const entries = acts.map((one): MenuEntry => {
    const Icon = ACTS[one];
    return {
      key: one,
      label: one === 'block' ? `Block ${post.author.name}` : LABELS[one],
      icon: <Icon aria-hidden />,
      ...(one === 'remove' && { tone: 'danger' as const }),
      onSelect: () => {
        setTimes(times + 1);
        setAct(one);
      },
    };
  });
  const dialog = (which: Act) => ({
    open: act === which,
    onOpenChange: (open: boolean) => setAct(open ? which : undefined),
  });
  const gone = () => onGone?.();
  return (
    <>
      <Menu
        label="Post actions"
        align="end"
        entries={entries}
        trigger={
          <IconButton label={`More about the post of ${post.author.name}`} className="-mt-1 -mr-2">
            <Ellipsis />
          </IconButton>
        }
      />
      {times > 0 && (
        <div key={times}>
          {isOwn && <EditPostDialog post={post} {...dialog('edit')} />}
          {isOwn ? (
            <HidePostDialog post={post} {...dialog('hide')} onDone={gone} />
          ) : (
            <ConsequenceDialog
              about={{ person: post.author, content: { type: 'post', id: post.id } }}
              {...dialog('hide')}
              onDone={gone}
            />
          )}
          <DeletePostDialog post={post} {...dialog('remove')} isOwn={isOwn} onDone={gone} />
          {!isOwn && (
            <>
              <ReportDialog
                {...dialog('report')}
                about={{ contentType: 'post', contentId: post.id }}
              />
              <BlockDialog {...dialog('block')} person={post.author} onBlocked={gone} />
            </>
          )}
        </div>
      )}
    </>
  );
}
