import { useMe } from '#lib/session/session.ts';
import { Button, cx } from '#ui';
import type { FeedPost } from '@ribbon/domain/posts';
import { Heart } from 'lucide-react';
import { useLike } from './useLike.ts';

/** A heart, and how many gave one where that may be known. */
export function LikeButton({ post }: { post: FeedPost }) {
  const me = useMe();
  const like = useLike(post.id);
  const { isLiked, likes } = post;
  const count = likes !== null && likes > 0 && <span className="tabular-nums">{likes}</span>;
  const heart = <Heart aria-hidden className={cx('size-5', isLiked && 'fill-current')} />;
  if (me?.status !== 'active') {
    return (
      count && (
        <span className="inline-flex items-center gap-2 px-3 text-muted">
          {heart}
          {count}
          <span className="sr-only">likes</span>
        </span>
      )
    );
  }
  return (
    <Button
      variant="ghost"
      icon={heart}
      aria-pressed={isLiked}
      className="px-3"
      onClick={() => like.mutate(!isLiked)}
    >
      Like
      {count && <> {count}</>}
    </Button>
  );
}
