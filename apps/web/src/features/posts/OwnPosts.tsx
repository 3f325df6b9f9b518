import { MediaVideo, Picture } from '#features/media';
import { dayAndTime } from '#lib/format.ts';
import {
  Badge,
  type BadgeTone,
  Button,
  Card,
  ConfirmDialog,
  EmptyState,
  ErrorState,
  Loading,
  Skeleton,
} from '#ui';
import type { Me } from '@ribbon/domain/accounts';
import { mediaMessages } from '@ribbon/domain/media';
import {
  type ApprovalStatus,
  type OwnPost,
  type PostMedia,
  VISIBILITY_LABELS,
  postPolicy,
} from '@ribbon/domain/posts';
import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ownPostsQuery, useRemovePost } from './posts.queries.ts';

const STATES: Readonly<Record<ApprovalStatus, { label: string; tone: BadgeTone }>> = {
  checking: { label: 'Being reviewed', tone: 'info' },
  waiting_guardian: { label: 'Waiting for your grown-up', tone: 'caution' },
  held: { label: 'Being reviewed', tone: 'info' },
  approved: { label: 'Published', tone: 'safe' },
  needs_change: { label: 'Needs a change', tone: 'caution' },
  rejected: { label: 'Not published', tone: 'neutral' },
};

/** What one has written, newest first, and where each post stands. */
export function OwnPosts({ me }: { me: Me }) {
  const { data: posts, isError, refetch } = useQuery(ownPostsQuery);
  if (isError) return <ErrorState level={3} onRetry={() => void refetch()} />;
  if (posts === undefined) {
    return (
      <Loading>
        <Skeleton shape="block" className="h-28" />
      </Loading>
    );
  }
  if (posts.length === 0) {
    return (
      <EmptyState
        compact
        level={3}
        title="No posts yet"
        text={
          postPolicy.needsGuardian(me)
            ? 'What did you practise today? Write it down!'
            : 'What you write appears here, with where it stands.'
        }
      />
    );
  }
  return (
    <ul className="flex flex-col gap-4">
      {posts.map((post) => (
        <li key={post.id}>
          <PostCard post={post} />
        </li>
      ))}
    </ul>
  );
}

function PostCard({ post }: { post: OwnPost }) {
  const [asking, setAsking] = useState(false);
  const remove = useRemovePost();
  const { label, tone } = STATES[post.approvalStatus];
  return (
    <Card>
      <p className="whitespace-pre-wrap wrap-anywhere">{post.content}</p>
      {post.media.length > 0 && <PostPictures media={post.media} />}
      <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-muted">
        <Badge tone={tone}>{label}</Badge>
        <span>{VISIBILITY_LABELS[post.visibility]}</span>
        <time dateTime={post.createdAt.toISOString()}>{dayAndTime(post.createdAt)}</time>
        <Button
          variant="ghost"
          icon={<Trash2 />}
          className="ml-auto"
          onClick={() => setAsking(true)}
        >
          Delete
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Delete Post"
        text="This post will be gone for good."
        confirmLabel="Delete Forever"
        cancelLabel="Keep Post"
        pending={remove.isPending}
        error={remove.isError ? 'Failed to delete post. Please try again.' : undefined}
        onConfirm={() => remove.mutate(post.id, { onSuccess: () => setAsking(false) })}
      />
    </Card>
  );
}

/** One picture keeps its shape; several share a grid of squares. */
function PostPictures({ media }: { media: PostMedia[] }) {
  const [only] = media;
  return (
    <div className="mt-4 flex flex-col gap-2">
      {media.length === 1 && only?.kind === 'video' && <MediaVideo file={only} alt={only.alt} />}
      {media.length === 1 && only?.kind === 'image' && (
        <Picture
          file={only}
          alt={only.alt}
          sizes="(min-width: 48rem) 42rem, 100vw"
          className="rounded-md"
        />
      )}
      {media.length > 1 && (
        <div className="grid grid-cols-2 gap-2">
          {media.map((file) => (
            <div key={file.id} className="aspect-square overflow-hidden rounded-md">
              <Picture file={file} alt={file.alt} sizes="(min-width: 48rem) 21rem, 50vw" cover />
            </div>
          ))}
        </div>
      )}
      {media.some(({ status }) => status === 'held') && (
        <p className="text-sm text-muted">{mediaMessages.beingReviewed}</p>
      )}
    </div>
  );
}
