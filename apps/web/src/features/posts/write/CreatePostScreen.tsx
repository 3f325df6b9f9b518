import { PrivateStartNotice } from '#lib/notices/PrivateStartNotice.tsx';
import { useCameFrom } from '#lib/session/came-from.ts';
import { useMe } from '#lib/session/session.ts';
import { useTitle } from '#lib/navigation/title.ts';
import { Button, Dialog, IconButton, Page, toast } from '#ui';
import type { Me } from '@ribbon/domain/accounts';
import { type FeedPost, postPolicy } from '@ribbon/domain/posts';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { readFeedAnew } from '../posts.queries.ts';
import { PostForm } from './form/PostForm.tsx';
import { checkedWords } from './posts.checked.texts.ts';
import { sentWords } from './posts.sent.texts.ts';
import { t } from '@ribbon/domain/kernel';

const LEAVES_AFTER_MS = 2000;

/** Writes a post, then returns to where the author came from: the profile, or else the feed. */
export function CreatePostScreen() {
  useTitle('Create New Post');
  const me = useMe();
  const { text } = useSearch({ from: '/create-post' });
  const navigate = useNavigate();
  const queries = useQueryClient();
  const isFromProfile = useCameFrom() === '/profile';
  const [sent, setSent] = useState<{ title: string; text: string }>();
  useEffect(() => {
    if (sent === undefined) return undefined;
    const timer = setTimeout(() => void navigate({ to: '/profile' }), LEAVES_AFTER_MS);
    return () => clearTimeout(timer);
  }, [sent, navigate]);
  if (!me) return null;
  const place = isFromProfile ? '/profile' : '/community';
  const leave = () => void navigate({ to: place });
  const done = (saved: FeedPost) => {
    const words = sentWords(saved);
    void readFeedAnew(queries);
    if (isFromProfile) return setSent(words);
    toast.success(words.title, { description: words.text });
    return leave();
  };
  return (
    <Page className="relative" title="Create New Post" width="text" intro={introFor(me)}>
      <IconButton
        label="Close"
        render={<Link to={place} />}
        className="absolute top-3 right-2 sm:top-10 sm:right-6"
      >
        <X />
      </IconButton>
      {me.family.startsInPrivate ? (
        <PrivateStartNotice me={me} />
      ) : (
        <PostForm me={me} words={text} takesFocus onCancel={leave} onDone={done} />
      )}
      <Dialog
        open={sent !== undefined}
        onOpenChange={(open) => !open && leave()}
        title={sent?.title}
      >
        <div className="flex flex-col gap-5">
          <p>{sent?.text}</p>
          <p className="text-muted">Taking you to your profile…</p>
          <Button block onClick={leave}>
            My Profile
          </Button>
        </div>
      </Dialog>
    </Page>
  );
}

/** Who reads a post first, before anybody else can. */
function introFor(me: Me): string {
  if (!postPolicy.needsGuardian(me)) {
    return checkedWords(me);
  }
  const who = me.family.lookedAfterBy.join(' or ') || 'The grown-up who looks after you';
  return t('{who} reads your post first. Then your friends and your club can see it.', { who });
}
