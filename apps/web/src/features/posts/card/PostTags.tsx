import { lazily, linkClass } from '#ui';
import type { FeedPost, PostTag } from '@ribbon/domain/posts';
import { Link } from '@tanstack/react-router';
import { UserRound } from 'lucide-react';
import { Fragment } from 'react';

/** Few posts have somebody to answer for. */
const TagAnswers = lazily(async () => (await import('../tags/TagAnswers.tsx')).TagAnswers);

const between = (index: number, count: number): string => {
  if (index === 0) return '';
  return index === count - 1 ? ' and ' : ', ';
};

/** “With Mia S. and Ann Coach”, and what the reader has to say to it. */
export function PostTags({ post }: { post: FeedPost }) {
  if (post.tags.length === 0) return null;
  const named = post.tags.filter(({ isWaiting }) => !isWaiting);
  const asked = post.tags.filter(({ isWaiting, mayRemove }) => isWaiting && !mayRemove);
  return (
    <>
      {named.length > 0 && <Names words="With " people={named} />}
      {asked.length > 0 && <Names words="You asked to tag " people={asked} />}
      {post.tags.some(({ mayRemove }) => mayRemove) && <TagAnswers post={post} />}
    </>
  );
}

const Names = ({ words, people }: { words: string; people: readonly PostTag[] }) => (
  <p className="mt-3 flex items-start gap-1.5 text-sm text-muted">
    <UserRound aria-hidden className="mt-0.5 size-4 shrink-0" />
    <span className="min-w-0 wrap-anywhere">
      {words}
      {people.map(({ id, name }, index) => (
        <Fragment key={id}>
          {between(index, people.length)}
          <Link to="/gymnast/$id" params={{ id }} state={{ name }} className={linkClass}>
            {name}
          </Link>
        </Fragment>
      ))}
    </span>
  </p>
);
