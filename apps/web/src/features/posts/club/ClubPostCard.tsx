import { wordsOr } from '#lib/client.ts';
import { dayAndTime } from '#lib/format.ts';
import { Button, Card, ConfirmDialog, toast } from '#ui';
import type { ClubId } from '@ribbon/domain/accounts';
import { type ClubPost, clubPostMessages } from '@ribbon/domain/posts';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ClubPostDialog } from './ClubPostDialog.tsx';
import { useRemoveClubPost } from './club-posts.queries.ts';

/** A post of the club, and what can be done about it. */
export function ClubPostCard({ clubId, post }: { clubId: ClubId; post: ClubPost }) {
  const [isEditing, setEditing] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const remove = useRemoveClubPost(clubId);
  // As a promise: the card may be gone from the list before its answer is here.
  const confirm = () =>
    void remove.mutateAsync(post.id).then(
      () => toast.success('The post is deleted'),
      // The question says so.
      () => undefined,
    );
  const about = <span className="sr-only">: {post.content.slice(0, 60)}</span>;
  return (
    <Card render={<li />}>
      <p className="wrap-anywhere whitespace-pre-wrap">{post.content}</p>
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="text-sm text-muted">
          {post.isOwn ? 'You' : post.author},{' '}
          <time dateTime={post.createdAt.toISOString()}>{dayAndTime(post.createdAt)}</time>
          {post.editedAt && <span title={dayAndTime(post.editedAt)}> · edited</span>}
        </p>
        <div className="ml-auto flex flex-wrap">
          {post.isOwn && (
            <Button variant="ghost" icon={<Pencil aria-hidden />} onClick={() => setEditing(true)}>
              Edit{about}
            </Button>
          )}
          <Button variant="ghost" icon={<Trash2 aria-hidden />} onClick={() => setAsking(true)}>
            Delete{about}
          </Button>
        </div>
      </div>
      <ClubPostDialog clubId={clubId} post={post} open={isEditing} onOpenChange={setEditing} />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={(open) => {
          remove.reset();
          setAsking(open);
        }}
        title="Delete Post"
        text={
          post.isOwn
            ? 'This post will be gone for good.'
            : `This post of ${post.author} will be gone for good. That you deleted it is written down.`
        }
        confirmLabel="Delete Forever"
        cancelLabel="Keep Post"
        pending={remove.isPending}
        error={remove.error ? wordsOr(remove.error, clubPostMessages.deleteFailed) : undefined}
        onConfirm={confirm}
      />
    </Card>
  );
}
