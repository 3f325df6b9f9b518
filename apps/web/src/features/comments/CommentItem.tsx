import { PersonPortrait } from '#features/media';
import { ReportButton } from '#features/reports';
import { useMe } from '#lib/session/session.ts';
import { When } from '#lib/format/When.tsx';
import { Badge, type BadgeTone, ConfirmDialog, IconButton, VerifiedMark, linkClass } from '#ui';
import {
  type Comment,
  type CommentState,
  commentMessages,
  commentPolicy,
} from '@ribbon/domain/comments';
import type { PostId } from '@ribbon/domain/posts';
import { Link } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useRemoveComment } from './comments.queries.ts';
import { t } from '@ribbon/domain/kernel';

const STATES: Readonly<
  Record<Exclude<CommentState, 'approved'>, { label: string; tone: BadgeTone; text?: string }>
> = {
  waiting_guardian: { label: 'Waiting for your grown-up', tone: 'caution' },
  held: {
    label: 'Being reviewed',
    tone: 'info',
    text: 'Others can’t see it yet. Our team is reviewing it.',
  },
  rejected: { label: 'Not published', tone: 'neutral' },
};

interface CommentItemProps {
  postId: PostId;
  comment: Comment;
  onGone: (comment: Comment) => void;
}

/** One comment: the reader can delete their own and report everybody else's. */
export function CommentItem({
  postId,
  comment,
  isNew = false,
  onGone,
}: CommentItemProps & {
  /** The reader has just written it, so it scrolls into view. */
  isNew?: boolean;
}) {
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isNew) item.current?.scrollIntoView({ block: 'nearest' });
  }, [isNew]);
  const { author, content, state, createdAt } = comment;
  const isOwn = commentPolicy.remove(useMe() ?? undefined, comment);
  return (
    <li ref={item} className="flex scroll-my-28 items-start gap-3 py-5 first:pt-0 last:pb-0">
      <PersonPortrait person={author} size="md" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span>
            <Link
              to="/gymnast/$id"
              params={{ id: author.id }}
              state={{ name: author.name }}
              className={linkClass}
            >
              {author.name}
            </Link>
            {author.isVerified && <VerifiedMark />}
          </span>
          <span className="text-sm text-muted wrap-anywhere">@{author.username}</span>
        </p>
        <p className="mt-1.5 wrap-anywhere whitespace-pre-wrap">{content}</p>
        <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-muted">
          <When at={createdAt} />
          {state !== 'approved' && <Badge tone={STATES[state].tone}>{STATES[state].label}</Badge>}
        </div>
        {state !== 'approved' && STATES[state].text && (
          <p className="mt-1.5 text-sm text-muted">{STATES[state].text}</p>
        )}
      </div>
      {isOwn ? (
        <DeleteButton {...{ postId, comment, onGone }} />
      ) : (
        <ReportButton
          about={{ contentType: 'comment', contentId: comment.id }}
          label={t('Report {author}’s comment', { author: author.name })}
        />
      )}
    </li>
  );
}

function DeleteButton({ postId, comment, onGone }: CommentItemProps) {
  const [asking, setAsking] = useState(false);
  const remove = useRemoveComment(postId);
  const ask = (next: boolean) => {
    remove.reset();
    setAsking(next);
  };
  return (
    <>
      <IconButton label="Delete your comment" onClick={() => ask(true)}>
        <Trash2 />
      </IconButton>
      <ConfirmDialog
        open={asking}
        onOpenChange={ask}
        title={remove.isError ? commentMessages.deleteFailedTitle : 'Delete Comment'}
        text="Are you sure you want to delete this comment?"
        confirmLabel="Delete"
        cancelLabel="Keep Comment"
        pending={remove.isPending}
        error={remove.isError ? commentMessages.deleteFailed : undefined}
        onConfirm={() =>
          remove.mutate(comment.id, {
            onSuccess: () => {
              setAsking(false);
              onGone(comment);
            },
          })
        }
      />
    </>
  );
}
