import { PersonPortrait } from '#features/media';
import { daysAway } from '#lib/format/format.ts';
import { EmptyState, linkClass, List, ListRow, Loading, PagedList, Section, Skeleton } from '#ui';
import type { UserId } from '@ribbon/domain/accounts';
import { type ChildComment, POST_EXCERPT } from '@ribbon/domain/comments';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { childCommentsQuery } from './comments.queries.ts';

/** What a child has said below posts, with the way into each thread. */
export function ChildComments({ childId }: { childId: UserId }) {
  const query = useInfiniteQuery(childCommentsQuery(childId));
  return (
    <Section
      title="Comments"
      intro="Everything your child has commented. Open a conversation to see it as they do."
    >
      <PagedList
        query={query}
        rowsOf={(page) => page.comments}
        loading={
          <Loading>
            <Skeleton className="my-4 w-48" />
          </Loading>
        }
        failed={{ level: 3, title: 'We couldn’t load the comments' }}
        empty={<EmptyState compact level={3} title="No comments yet" />}
      >
        {(comments) => (
          <List label="Comments">
            {comments.map((comment) => (
              <ChildCommentRow key={comment.id} comment={comment} />
            ))}
          </List>
        )}
      </PagedList>
    </Section>
  );
}

const STATES: Readonly<Record<ChildComment['state'], string>> = {
  approved: '',
  waiting_guardian: ' · waiting for you',
  held: ' · being reviewed',
  rejected: ' · not published',
};

function ChildCommentRow({
  comment: { content, state, createdAt, post },
}: {
  comment: ChildComment;
}) {
  const isCut = post.excerpt.length === POST_EXCERPT;
  return (
    <ListRow
      icon={<PersonPortrait person={post.author} size="md" />}
      title={<q className="font-medium">{content}</q>}
      text={
        <>
          <p className="line-clamp-2 wrap-anywhere">
            On a post by {post.author.name}: {post.excerpt}
            {isCut && '…'}
          </p>
          <p className="mt-1 flex flex-wrap gap-x-3">
            <span className="inline-block first-letter:uppercase">
              {daysAway(createdAt)}
              {STATES[state]}
            </span>
            <Link to="/post/$id" params={{ id: post.id }} className={linkClass}>
              Read the conversation{' '}
              <span className="sr-only"> on a post by {post.author.name}</span>
            </Link>
          </p>
        </>
      }
    />
  );
}
