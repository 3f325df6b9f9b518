import { PersonPortrait } from '#features/media';
import { ReportButton } from '#features/reports';
import { longDay } from '#lib/format/format.ts';
import { Avatar, Button, ConfirmDialog, Stars } from '#ui';
import {
  A_GYMNAST,
  type ClubReview,
  RATING_LABELS,
  type ReviewedClub,
  reviewMessages,
} from '@ribbon/domain/reviews';
import { useState } from 'react';
import { ReplyForm } from './ReplyForm.tsx';
import { ReplyText } from './ReplyText.tsx';
import { useRemoveReply } from './reviews.queries.ts';
import { t } from '@ribbon/domain/kernel';

/** Somebody else's review of a club, with the actions on it. */
export function ReviewItem({
  club,
  review,
  mayReply,
}: {
  club: Pick<ReviewedClub, 'name'>;
  review: ClubReview;
  mayReply: boolean;
}) {
  const { author, rating, comment, createdAt, reply } = review;
  const [isWriting, setIsWriting] = useState(false);
  return (
    <li className="flex flex-col gap-3 py-5 first:pt-0">
      <div className="flex items-start gap-3">
        {author.name === A_GYMNAST ? <Avatar /> : <PersonPortrait person={author} size="md" />}
        <div className="min-w-0 flex-1">
          <p className="font-semibold wrap-anywhere">{author.name}</p>
          <p className="flex flex-wrap items-center gap-x-2.5 text-sm text-muted">
            <Stars value={rating} />
            {RATING_LABELS[rating]}
            <time dateTime={createdAt.toISOString()}>{longDay(createdAt)}</time>
          </p>
        </div>
        <ReportButton
          about={{ contentType: 'club_review', contentId: review.id }}
          label={t('Report {author}’s review', { author: author.name })}
        />
      </div>
      {comment && <p className="wrap-anywhere whitespace-pre-wrap">{comment}</p>}
      {isWriting && <ReplyForm review={review} onDone={() => setIsWriting(false)} />}
      {!isWriting && reply && (
        <ReplyText
          club={club.name}
          reply={reply}
          actions={mayReply && <ReplyActions review={review} onEdit={() => setIsWriting(true)} />}
        />
      )}
      {!isWriting && !reply && mayReply && (
        <div>
          <Button variant="ghost" className="-ml-5" onClick={() => setIsWriting(true)}>
            Reply<span className="sr-only"> to {author.name}</span>
          </Button>
        </div>
      )}
    </li>
  );
}

function ReplyActions({ review, onEdit }: { review: ClubReview; onEdit: () => void }) {
  const [asking, setAsking] = useState(false);
  const remove = useRemoveReply(review.id);
  return (
    <div className="-ml-5 flex flex-wrap">
      <Button variant="ghost" onClick={onEdit}>
        Edit reply
      </Button>
      <Button variant="ghost" onClick={() => setAsking(true)}>
        Remove reply
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Remove Reply"
        text="The reply will be deleted. You can write another one at any time."
        confirmLabel="Remove Reply"
        cancelLabel="Keep Reply"
        pending={remove.isPending}
        error={remove.isError ? reviewMessages.replyFailed : undefined}
        onConfirm={() => remove.mutate(undefined, { onSuccess: () => setAsking(false) })}
      />
    </div>
  );
}
