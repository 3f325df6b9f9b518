import { MissingScreen } from '#lib/detail-screen/MissingScreen.tsx';
import { Comments } from '#features/comments';
import { useTitle } from '#lib/navigation/title.ts';
import { Button, Page, QueryBoundary } from '#ui';
import { commonFaults, t } from '@ribbon/domain/kernel';
import { PostId } from '@ribbon/domain/posts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { PostCard } from './card/PostCard.tsx';
import { isUp } from './card/posts.visible.rules.ts';
import { PostsLoading } from './card/PostList.tsx';
import { patchPost } from './posts.cache.ts';
import { postQuery } from './posts.queries.ts';

/** One post, and what is said below it. */
export function PostScreen() {
  const { id } = useParams({ from: '/post/$id' });
  const postId = PostId.safeParse(id);
  return postId.success ? <Read postId={postId.data} /> : <NotThere />;
}

function Read({ postId }: { postId: PostId }) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const query = useQuery(postQuery(postId));
  const { data: known, error } = query;
  useTitle(known ? t('Post by {author}', { author: known.author.name }) : 'Post');
  if (commonFaults.notFound.matches(error)) return <NotThere />;
  return (
    <Page title="Post" width="text">
      <QueryBoundary
        query={query}
        failed={{ title: 'We couldn’t load the post' }}
        loading={<PostsLoading />}
      >
        {(post) => (
          <>
            <PostCard
              post={post}
              isAlone
              showsState
              onGone={() => void navigate({ to: '/community' })}
            />
            {isUp(post) && (
              <Comments
                postId={postId}
                commentsOff={post.commentsOff}
                onCount={(by) =>
                  patchPost(queries, postId, {
                    comments: post.comments === null ? null : post.comments + by,
                  })
                }
              />
            )}
          </>
        )}
      </QueryBoundary>
    </Page>
  );
}

function NotThere() {
  useTitle('Post Not Found');
  return (
    <MissingScreen
      title="Post Not Found"
      text="This post doesn’t exist, or you can’t see it."
      back={<Button render={<Link to="/community" />}>My Community</Button>}
    />
  );
}
