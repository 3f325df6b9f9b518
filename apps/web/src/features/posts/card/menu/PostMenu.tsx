import { useMe } from '#lib/session/session.ts';
import { IconButton, Menu, type MenuEntry, lazily } from '#ui';
import { friendPolicy } from '@ribbon/domain/friends';
import { type FeedPost, postPolicy } from '@ribbon/domain/posts';
import { sanctionPolicy } from '@ribbon/domain/sanctions';
import {
  Ban,
  Ellipsis,
  Eye,
  EyeOff,
  Flag,
  Gavel,
  type LucideIcon,
  Pencil,
  Trash2,
} from 'lucide-react';
import { useState } from 'react';
import type { PostAct } from './PostDialogs.tsx';
import { t } from '@ribbon/domain/kernel';

const PostDialogs = lazily(async () => (await import('./PostDialogs.tsx')).PostDialogs);

const ACTS: Readonly<Record<PostAct, LucideIcon>> = {
  edit: Pencil,
  hide: EyeOff,
  show: Eye,
  remove: Trash2,
  decide: Gavel,
  report: Flag,
  block: Ban,
};

const LABELS: Readonly<Record<PostAct, string>> = {
  edit: 'Edit',
  hide: 'Hide',
  show: 'Show again',
  remove: 'Delete',
  decide: 'Hide or remove',
  report: 'Report',
  block: 'Block',
};

/** The actions on a post, the reader's or somebody else's. */
export function PostMenu({
  post,
  onGone,
  runsClub = false,
}: {
  post: FeedPost;
  /** It is in no list any more. */
  onGone?: (() => void) | undefined;
  /** An administrator of the club may delete its posts, no matter who wrote them. */
  runsClub?: boolean;
}) {
  const me = useMe();
  const [act, setAct] = useState<PostAct>();
  // Remounts the dialog each time, so that it never shows text from before.
  const [times, setTimes] = useState(0);
  if (me?.status !== 'active') return null;
  const { guardianship, hiddenAs } = post;
  const facts = { authorId: post.author.id, guardianship };
  const isOwn = postPolicy.edit(me, facts);
  const isHidden = hiddenAs !== null;
  const mayShow =
    isHidden && postPolicy.show(me, { ...facts, hiddenAs, isHiddenByDecision: false });
  const decides = guardianship === null && sanctionPolicy.decideContent(me, 'post');
  const acts: PostAct[] = [
    ...(isOwn ? (['edit'] as const) : []),
    ...(!isHidden && postPolicy.hide(me, facts) ? (['hide'] as const) : []),
    ...(mayShow ? (['show'] as const) : []),
    ...(postPolicy.remove(me, facts) || runsClub ? (['remove'] as const) : []),
    ...(!isOwn && decides ? (['decide'] as const) : []),
    ...(isOwn ? [] : (['report'] as const)),
    ...(isOwn || !friendPolicy.block(me, post.author) ? [] : (['block'] as const)),
  ];
  const entries = acts.map((one): MenuEntry => {
    const Icon = ACTS[one];
    return {
      key: one,
      label: one === 'block' ? t('Block {author}', { author: post.author.name }) : LABELS[one],
      icon: <Icon aria-hidden />,
      ...(one === 'remove' && { tone: 'danger' as const }),
      onSelect: () => {
        setTimes(times + 1);
        setAct(one);
      },
    };
  });
  return (
    <>
      <Menu
        label="Post actions"
        align="end"
        entries={entries}
        trigger={
          <IconButton
            label={t('More options for {author}’s post', { author: post.author.name })}
            className="-mt-1 -mr-2"
          >
            <Ellipsis />
          </IconButton>
        }
      />
      {times > 0 && (
        <PostDialogs key={times} {...{ post, isOwn, act, setAct }} onGone={() => onGone?.()} />
      )}
    </>
  );
}
