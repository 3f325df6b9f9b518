import { PersonPortrait } from '#features/media';
import { DetailsDialog } from '#lib/admin-list/DetailsDialog.tsx';
import { dayAndTime } from '#lib/format/format.ts';
import { Button, Stars } from '#ui';
import {
  type AdminReview,
  type Decision,
  RATING_LABELS,
  type ReviewWords,
} from '@ribbon/domain/reviews';
import { Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { EraseReviewDialog } from './EraseReviewDialog.tsx';
import { awaitsDecision, ReviewBadges } from './ReviewBadges.tsx';
import { countryName } from '@ribbon/domain/kernel';

/** Everything about one review; open while there is one. */
export function ReviewDetailsDialog({
  review,
  onDecide,
  onClose,
}: {
  review: AdminReview | undefined;
  onDecide: (review: AdminReview, decision: Decision) => void;
  onClose: () => void;
}) {
  const [erasing, setErasing] = useState(false);
  const answers = (shown: AdminReview) => (
    <>
      <Button variant="ghost" icon={<Trash2 />} onClick={() => setErasing(true)}>
        Delete Review
      </Button>
      {awaitsDecision(shown) && (
        <>
          <Button variant="danger" onClick={() => onDecide(shown, 'rejected')}>
            {shown.edit ? 'Reject Edit' : 'Reject Review'}
          </Button>
          <Button onClick={() => onDecide(shown, 'approved')}>
            {shown.edit ? 'Approve Edit' : 'Approve Review'}
          </Button>
        </>
      )}
    </>
  );
  return (
    <DetailsDialog row={review} title="Review Details" footer={answers} onClose={onClose}>
      {(shown) => (
        <>
          <Details review={shown} />
          <EraseReviewDialog
            review={shown}
            open={erasing}
            onOpenChange={setErasing}
            onErased={onClose}
          />
        </>
      )}
    </DetailsDialog>
  );
}

function Details({ review }: { review: AdminReview }) {
  const { club, author, edit } = review;
  return (
    <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
      <Entry name="Club">
        {club.name}
        <span className="block text-muted">
          {club.city}, {countryName(club.country)}
        </span>
      </Entry>
      <Entry name="User">
        <span className="flex items-center gap-3">
          <PersonPortrait person={author} size="md" />
          <span className="min-w-0">
            {author.name}
            <span className="block text-muted">@{author.username}</span>
          </span>
        </span>
      </Entry>
      <Words name={edit ? 'Published now' : 'Rating and comment'} words={review} wide={!edit} />
      {edit && <Words name="Pending edit" words={edit} />}
      <Entry name="Status">
        <ReviewBadges review={review} />
      </Entry>
      <Entry name="Submitted">{dayAndTime(review.createdAt)}</Entry>
      {edit && <Entry name="Edited">{dayAndTime(edit.since)}</Entry>}
      {review.reviewedAt && <Entry name="Reviewed">{dayAndTime(review.reviewedAt)}</Entry>}
      {review.reviewedBy && <Entry name="Reviewed by">{review.reviewedBy}</Entry>}
    </dl>
  );
}

function Words({
  name,
  words,
  wide = false,
}: {
  name: string;
  words: ReviewWords;
  wide?: boolean;
}) {
  return (
    <div
      className={`flex flex-col gap-2 rounded-md bg-surface-sunken p-4 ${wide ? 'sm:col-span-2' : ''}`}
    >
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="flex flex-col gap-2">
        <span className="flex flex-wrap items-center gap-2">
          <Stars value={words.rating} />
          <span className="font-semibold">{words.rating}/5</span> {RATING_LABELS[words.rating]}
        </span>
        <span className="wrap-anywhere whitespace-pre-wrap">
          {words.comment ?? <span className="text-muted">No comment</span>}
        </span>
      </dd>
    </div>
  );
}

function Entry({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="mt-0.5 font-medium wrap-anywhere">{children}</dd>
    </div>
  );
}
