import { useDecisionAbout } from '#features/sanctions';
import { wordsOr } from '#lib/http/client.ts';
import { When } from '#lib/format/When.tsx';
import { Button, Card, EmptyState, Notice, QueryBoundary, linkClass, toast } from '#ui';
import type { Me } from '@ribbon/domain/accounts';
import { type FeedPost, postMessages, postPolicy } from '@ribbon/domain/posts';
import type { OwnDecision } from '@ribbon/domain/sanctions';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronDown, ChevronUp, Eye, PenLine } from 'lucide-react';
import { useState } from 'react';
import { PostList } from './card/PostList.tsx';
import { PostPictures } from './card/PostPictures.tsx';
import { EditPostDialog } from './write/EditPostDialog.tsx';
import { questionFor } from './write/posts.question.texts.ts';
import { hiddenPostsQuery, ownPostsQuery, useShowPost } from './posts.queries.ts';

/** The reader's posts, newest first, with their state. */
export function OwnPosts({ me }: { me: Me }) {
  return (
    <>
      <PostList
        showsState
        pages={useInfiniteQuery(ownPostsQuery)}
        empty={
          <EmptyState
            compact
            level={3}
            title="No posts yet"
            text={questionFor(me)}
            action={
              postPolicy.create(me) && (
                <Button icon={<PenLine aria-hidden />} render={<Link to="/create-post" />}>
                  Create Post
                </Button>
              )
            }
          />
        }
      />
      <HiddenPosts me={me} />
    </>
  );
}

/** The posts the reader has hidden, collapsed until opened. */
function HiddenPosts({ me }: { me: Me }) {
  const [open, setOpen] = useState(false);
  return (
    <QueryBoundary
      query={useQuery(hiddenPostsQuery)}
      failed={{ level: 3, title: 'We couldn’t load your hidden posts' }}
      loading={null}
      empty={null}
    >
      {(posts) => (
        <div className="flex max-w-2xl flex-col items-start gap-4">
          <Button
            variant="ghost"
            aria-expanded={open}
            icon={open ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}
            onClick={() => setOpen(!open)}
          >
            Hidden posts ({posts.length})
          </Button>
          {open && (
            <ul className="flex w-full flex-col gap-4">
              {posts.map((post) => (
                <HiddenPost key={post.id} me={me} post={post} />
              ))}
            </ul>
          )}
        </div>
      )}
    </QueryBoundary>
  );
}

function HiddenPost({ me, post }: { me: Me; post: FeedPost }) {
  const decision = useDecisionAbout('post', post.id);
  return (
    <Card render={<li />}>
      <p className="text-sm text-muted">
        <When at={post.createdAt} />
      </p>
      <p className="mt-1 wrap-anywhere whitespace-pre-wrap">{post.content}</p>
      <PostPictures media={post.media} />
      {decision ? (
        <HiddenByTeam post={post} decision={decision} />
      ) : (
        <HiddenByFamily me={me} post={post} />
      )}
    </Card>
  );
}

/** A moderator has hidden it: why, and how to send it again. */
function HiddenByTeam({ post, decision }: { post: FeedPost; decision: OwnDecision }) {
  const [editing, setEditing] = useState(false);
  return (
    <>
      <Notice
        tone="caution"
        role="none"
        className="mt-4"
        title="Our team has hidden this post"
        action={
          post.club === null && (
            <Button icon={<PenLine aria-hidden />} onClick={() => setEditing(true)}>
              Change and send again
            </Button>
          )
        }
      >
        <p className="wrap-anywhere whitespace-pre-wrap">{decision.words}</p>
        {decision.sentAgainAt && (
          <p className="mt-2 font-semibold">
            You’ve changed it. Someone on our team will read it again.
          </p>
        )}
        <p className="mt-2">
          <Link to="/account/decisions" className={linkClass}>
            Read the decision or appeal
          </Link>
        </p>
      </Notice>
      {editing && <EditPostDialog post={post} open={editing} onOpenChange={setEditing} />}
    </>
  );
}

/** A child sees who has hidden it, and cannot show it again alone. */
function HiddenByFamily({ me, post }: { me: Me; post: FeedPost }) {
  const facts = { authorId: post.author.id, hiddenAs: post.hiddenAs };
  if (postPolicy.show(me, { ...facts, isHiddenByDecision: false }))
    return <ShowAgain post={post} />;
  return (
    <Notice role="none" className="mt-4" title="Your grown-up has hidden this post">
      <p>Only you and the people who look after you can see it. You can talk about it together.</p>
    </Notice>
  );
}

function ShowAgain({ post }: { post: FeedPost }) {
  const show = useShowPost();
  return (
    <Button
      variant="secondary"
      icon={<Eye aria-hidden />}
      className="mt-4"
      pending={show.isPending}
      onClick={() =>
        void show.mutateAsync(post.id).then(
          () => toast.success('The post is back'),
          (error: unknown) => toast.error(wordsOr(error, postMessages.showFailed)),
        )
      }
    >
      Show again
    </Button>
  );
}
