import { LazyComments } from '#features/comments';
import { Button, Card } from '#ui';
import { type FeedPost, commentsLabel } from '@ribbon/domain/posts';
import { useQueryClient } from '@tanstack/react-query';
import { MessageCircle } from 'lucide-react';
import { type ReactElement, type ReactNode, useState } from 'react';
import { patchPost } from '../posts.cache.ts';
import { isUp } from './posts.visible.rules.ts';
import { LikeButton } from './LikeButton.tsx';
import { PostHead } from './PostHead.tsx';
import { PostMenu } from './menu/PostMenu.tsx';
import { PostPictures } from './PostPictures.tsx';
import { PostState } from './PostState.tsx';
import { PostTags } from './PostTags.tsx';
import { t } from '@ribbon/domain/kernel';

/** Leaves the number out for children, who see no counts. */
function commentsWords(comments: number | null): string {
  if (comments === null) return 'Comments';
  return comments === 0
    ? 'Comment'
    : t('Comments {comments}', { comments: commentsLabel(comments) });
}

/** A post, wherever it is shown. */
export function PostCard({
  post,
  render,
  showsState = false,
  runsClub = false,
  isAlone = false,
  onGone,
  children,
}: {
  post: FeedPost;
  render?: ReactElement<Record<string, unknown>>;
  /** Also says of what is up that it is. */
  showsState?: boolean;
  runsClub?: boolean;
  /** The whole page is about it. */
  isAlone?: boolean;
  onGone?: () => void;
  /** What belongs below it. */
  children?: ReactNode;
}) {
  const queries = useQueryClient();
  const [isTalking, setTalking] = useState(false);
  return (
    <Card {...(render && { render })}>
      <article aria-label={t('Post by {author}', { author: post.author.name })}>
        <PostHead post={post} menu={<PostMenu post={post} onGone={onGone} runsClub={runsClub} />} />
        <p className="mt-4 wrap-anywhere whitespace-pre-wrap">{post.content}</p>
        <PostPictures media={post.media} />
        <PostTags post={post} />
        <PostState post={post} isAlways={showsState} />
        {isUp(post) && (
          <footer className="-mb-2 mt-2 -ml-3 flex flex-wrap items-center gap-x-1">
            <LikeButton post={post} />
            {!isAlone && !post.commentsOff && (
              <Button
                variant="ghost"
                className="px-3"
                icon={<MessageCircle aria-hidden />}
                aria-expanded={isTalking}
                onClick={() => setTalking(!isTalking)}
              >
                {commentsWords(post.comments)}
              </Button>
            )}
          </footer>
        )}
      </article>
      {isTalking && !post.commentsOff && (
        <LazyComments
          inCard
          postId={post.id}
          onCount={(by) =>
            post.comments !== null && patchPost(queries, post.id, { comments: post.comments + by })
          }
        />
      )}
      {children}
    </Card>
  );
}
