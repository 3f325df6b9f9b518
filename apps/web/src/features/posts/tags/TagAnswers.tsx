import { useMe } from '#lib/session/session.ts';
import { Button, Notice } from '#ui';
import type { FeedPost, PostTag } from '@ribbon/domain/posts';
import { useAnswerTag } from './posts.tags.queries.ts';
import { t } from '@ribbon/domain/kernel';

/** What the tagged person, or who looks after that child, says to a tag. */
export function TagAnswers({ post }: { post: FeedPost }) {
  const me = useMe();
  return post.tags
    .filter(({ mayRemove }) => mayRemove)
    .map((tag) => <TagAnswer key={tag.id} post={post} tag={tag} isOwn={tag.id === me?.id} />);
}

function TagAnswer({ post, tag, isOwn }: { post: FeedPost; tag: PostTag; isOwn: boolean }) {
  const answer = useAnswerTag(post);
  const asks = isOwn && tag.isWaiting;
  const say = (accept: boolean) => answer.mutate({ userId: tag.id, accept });
  return (
    <Notice
      role="none"
      className="mt-4"
      title={
        asks
          ? 'Are you in this picture?'
          : isOwn
            ? 'You’re in this picture'
            : t('{tag} is in this picture', { tag: tag.name })
      }
      action={
        <>
          {asks && (
            <Button disabled={answer.isPending} onClick={() => say(true)}>
              Yes, tag me
            </Button>
          )}
          <Button variant="secondary" disabled={answer.isPending} onClick={() => say(false)}>
            {asks ? 'No, thanks' : 'Remove the tag'}
          </Button>
        </>
      }
    >
      {asks
        ? t('{author} would like to tag you. Nobody else sees the tag until you say yes.', {
            author: post.author.name,
          })
        : 'You can take the tag off at any time. It can’t be added here again.'}
    </Notice>
  );
}
