import { WAITING_HOURS, t } from '@ribbon/domain/kernel';
import { longDay } from '#lib/format/format.ts';
import { Badge, Button, ConfirmDialog, Stars } from '#ui';
import {
  type OwnReview,
  type ReviewWords,
  type ReviewedClub,
  reviewMessages,
} from '@ribbon/domain/reviews';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ReplyText } from './ReplyText.tsx';
import { ReviewFormDialog } from './write/ReviewFormDialog.tsx';
import { useRemoveReview } from './reviews.queries.ts';

const STATES = {
  pending: {
    tone: 'caution',
    label: 'Waiting for approval',
    text: t('Only you can see it so far. We’ll read it within 24-{reviews} hours.', {
      reviews: WAITING_HOURS.reviews,
    }),
  },
  approved: { tone: 'safe', label: 'Published', text: undefined },
  rejected: {
    tone: 'danger',
    label: 'Not published',
    text: 'It doesn’t follow our rules. You can edit it, and we’ll read it again.',
  },
} as const;

/** The reader's review, above the others, with its state. */
export function OwnReviewCard({
  club,
  review,
}: {
  club: Pick<ReviewedClub, 'id' | 'name'>;
  review: OwnReview;
}) {
  const [open, setOpen] = useState(false);
  const [times, setTimes] = useState(0);
  const { tone, label, text } = STATES[review.status];
  return (
    <section
      aria-label="Your review"
      className="flex flex-col gap-3 rounded-lg border-2 border-brand bg-surface-raised p-5"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-lg">Your review</h3>
        <Badge tone={tone}>{label}</Badge>
        <span className="text-sm text-muted">{longDay(review.createdAt)}</span>
      </div>
      <Words words={review} />
      {text && <p className="text-sm text-muted">{text}</p>}
      {review.edit && (
        <div className="flex flex-col gap-2 border-t-2 border-line pt-3">
          <div>
            <Badge tone="caution">Your edit is waiting for approval</Badge>
          </div>
          <Words words={review.edit} />
        </div>
      )}
      {review.reply && <ReplyText club={club.name} reply={review.reply} />}
      <div className="flex flex-wrap gap-2.5">
        <Button
          variant="secondary"
          icon={<Pencil />}
          onClick={() => {
            setTimes(times + 1);
            setOpen(true);
          }}
        >
          Edit
        </Button>
        <DeleteReview club={club} />
      </div>
      {times > 0 && <ReviewFormDialog key={times} club={club} open={open} onOpenChange={setOpen} />}
    </section>
  );
}

function Words({ words }: { words: ReviewWords }) {
  return (
    <div className="flex flex-col gap-1.5">
      <Stars value={words.rating} />
      {words.comment && <p className="wrap-anywhere whitespace-pre-wrap">{words.comment}</p>}
    </div>
  );
}

function DeleteReview({ club }: { club: Pick<ReviewedClub, 'id' | 'name'> }) {
  const [asking, setAsking] = useState(false);
  const remove = useRemoveReview(club.id);
  return (
    <>
      <Button variant="ghost" icon={<Trash2 />} onClick={() => setAsking(true)}>
        Delete
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Delete Review"
        text={t('Your review of {club} will be deleted for good, with the club’s reply.', {
          club: club.name,
        })}
        confirmLabel="Delete Review"
        cancelLabel="Keep Review"
        pending={remove.isPending}
        error={remove.isError ? reviewMessages.deleteFailed : undefined}
        onConfirm={() => remove.mutate(undefined, { onSuccess: () => setAsking(false) })}
      />
    </>
  );
}
