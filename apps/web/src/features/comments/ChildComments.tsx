import { PersonPortrait } from '#features/media';
import { daysAway } from '#lib/format.ts';
import {
  EmptyState,
  ErrorState,
  List,
  ListRow,
  LoadMore,
  Loading,
  Section,
  Skeleton,
  linkClass,
} from '#ui';
import type { UserId } from '@ribbon/domain/accounts';
import { type ChildComment, POST_EXCERPT } from '@ribbon/domain/comments';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { childCommentsQuery } from './comments.queries.ts';

/** What a child has said below posts, with the way into each thread. */
export function ChildComments({ childId }: { childId: UserId }) {
  const query = useInfiniteQuery(childCommentsQuery(childId));
  const comments = query.data?.pages.flatMap((page) => page.comments);
  return (
    <Section
      title="Comments"
      intro="What your child wrote below posts. You can read each thread as your child sees it."
    >
      {query.isLoadingError && (
        <ErrorState
          level={3}
          title="The comments could not be loaded"
          pending={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {comments === undefined && !query.isLoadingError && (
        <Loading>
          <Skeleton className="my-4 w-48" />
        </Loading>
      )}
      {comments?.length === 0 && <EmptyState compact level={3} title="No comments yet" />}
      {comments !== undefined && comments.length > 0 && (
        <List label="Comments">
          {comments.map((comment) => (
            <Said key={comment.id} comment={comment} />
          ))}
        </List>
      )}
      {query.hasNextPage && (
        <LoadMore pending={query.isFetchingNextPage} onLoad={() => void query.fetchNextPage()} />
      )}
    </Section>
  );
}

const STATES: Readonly<Record<ChildComment['state'], string>> = {
  approved: '',
  waiting_guardian: ' · waits for you',
  held: ' · being reviewed',
  rejected: ' · not published',
};

function Said({ comment: { content, state, createdAt, post } }: { comment: ChildComment }) {
  const isCut = post.excerpt.length === POST_EXCERPT;
  return (
    <ListRow
      icon={<PersonPortrait person={post.author} size="md" />}
      title={<q className="font-medium">{content}</q>}
      text={
        <>
          <p className="line-clamp-2 wrap-anywhere">
            Below a post by {post.author.name}: {post.excerpt}
            {isCut && '…'}
          </p>
          <p className="mt-1 flex flex-wrap gap-x-3">
            <span className="inline-block first-letter:uppercase">
              {daysAway(createdAt)}
              {STATES[state]}
            </span>
            <Link to="/post/$id" params={{ id: post.id }} className={linkClass}>
              Read the thread
              <span className="sr-only"> below a post by {post.author.name}</span>
            </Link>
          </p>
        </>
      }
    />
  );
}
