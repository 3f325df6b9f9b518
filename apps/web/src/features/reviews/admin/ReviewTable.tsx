import { PersonPortrait } from '#features/media';
import { longDay } from '#lib/format/format.ts';
import { type Column, IconButton, Stars, Table, cx } from '#ui';
import type { AdminReview, Decision } from '@ribbon/domain/reviews';
import { Check, Eye, LoaderCircle, X } from 'lucide-react';
import { ReviewBadges, awaitsDecision } from './ReviewBadges.tsx';
import { t } from '@ribbon/domain/kernel';

const COLUMNS: readonly Column<AdminReview>[] = [
  {
    key: 'club',
    header: 'Club & User',
    onCard: 'alone',
    cell: (review) => <ClubAndUser {...review} />,
  },
  {
    key: 'words',
    header: 'Rating & Comment',
    onCard: 'alone',
    cell: (review) => <Words {...review} />,
  },
  {
    key: 'status',
    header: 'Status',
    onCard: 'inline',
    cell: (review) => <Standing review={review} />,
  },
  { key: 'date', header: 'Date', onCard: 'inline', cell: (review) => <Dates {...review} /> },
];

/** Every review in a row; on a phone a card. */
export function ReviewTable({
  reviews,
  isBusy,
  onOpen,
  onDecide,
}: {
  reviews: readonly AdminReview[];
  /** It is being decided. */
  isBusy: (review: AdminReview) => boolean;
  onOpen: (review: AdminReview) => void;
  onDecide: (review: AdminReview, decision: Decision) => void;
}) {
  const actions: Column<AdminReview> = {
    key: 'actions',
    header: 'Actions',
    actions: true,
    align: 'end',
    cell: (review) =>
      Actions({
        review,
        isBusy: isBusy(review),
        onOpen: () => onOpen(review),
        onDecide: (decision) => onDecide(review, decision),
      }),
  };
  return (
    <Table
      caption="Club reviews"
      columns={[...COLUMNS, actions]}
      rows={reviews}
      rowKey={({ id }) => id}
      onOpenRow={onOpen}
    />
  );
}

const ANSWER =
  'max-sm:flex max-sm:w-auto max-sm:flex-1 max-sm:items-center max-sm:justify-center max-sm:gap-2 max-sm:border-2 max-sm:border-line-strong';

function ClubAndUser({ club, author }: AdminReview) {
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <p className="font-semibold wrap-anywhere">{club.name}</p>
      <div className="flex items-center gap-2.5">
        <PersonPortrait person={author} size="sm" />
        <p className="min-w-0 text-sm wrap-anywhere">
          {author.name} <span className="block text-muted">@{author.username}</span>
        </p>
      </div>
    </div>
  );
}

function Words({ rating, comment, edit }: AdminReview) {
  return (
    <div className="flex max-w-prose min-w-0 flex-col items-start gap-1">
      <Stars value={rating} />
      <p className="line-clamp-2 wrap-anywhere">
        {comment ?? <span className="text-muted">No comment</span>}
      </p>
      {edit && (
        <p className="mt-1 flex flex-col items-start gap-1 border-l-4 border-caution pl-3">
          <span className="flex flex-wrap items-center gap-2 text-sm font-semibold">
            Edit: <Stars value={edit.rating} />
          </span>
          <span className="line-clamp-2 wrap-anywhere">
            {edit.comment ?? <span className="text-muted">No comment</span>}
          </span>
        </p>
      )}
    </div>
  );
}

function Standing({ review }: { review: AdminReview }) {
  return (
    <div className="flex flex-col items-start gap-1">
      <ReviewBadges review={review} />
      {review.reviewedBy && <span className="text-sm text-muted">by {review.reviewedBy}</span>}
    </div>
  );
}

function Dates({ createdAt, updatedAt }: AdminReview) {
  return (
    <div className="text-sm">
      <time dateTime={createdAt.toISOString()}>{longDay(createdAt)}</time>
      {updatedAt.getTime() !== createdAt.getTime() && (
        <span className="block text-muted">Updated {longDay(updatedAt)}</span>
      )}
    </div>
  );
}

function Actions({
  review,
  isBusy,
  onOpen,
  onDecide,
}: {
  review: AdminReview;
  isBusy: boolean;
  onOpen: () => void;
  onDecide: (decision: Decision) => void;
}) {
  const whose = t('{author} about {club}', { author: review.author.name, club: review.club.name });
  const what = review.edit ? 'the edit' : 'the review';
  const icon = (shown: React.ReactNode) =>
    isBusy ? <LoaderCircle className="animate-spin" /> : shown;
  // A thumb gets words, a wide screen icons in a row.
  const named = (name: string) => <span className="font-display font-bold sm:hidden">{name}</span>;
  return (
    <div className="flex gap-2 sm:justify-end sm:gap-0">
      {awaitsDecision(review) && (
        <>
          <IconButton
            tone="brand"
            data-key="a"
            className={cx(ANSWER, 'sm:order-2')}
            label={t('Approve {what}: {whose}', { what, whose })}
            disabled={isBusy}
            onClick={() => onDecide('approved')}
          >
            {icon(<Check />)}
            {named('Approve')}
          </IconButton>
          <IconButton
            tone="danger"
            data-key="r"
            className={cx(ANSWER, 'sm:order-3')}
            label={t('Reject {what}: {whose}', { what, whose })}
            disabled={isBusy}
            onClick={() => onDecide('rejected')}
          >
            {icon(<X />)}
            {named('Reject')}
          </IconButton>
        </>
      )}
      <IconButton
        className="max-sm:ml-auto sm:order-1"
        label={t('View details: {whose}', { whose })}
        onClick={onOpen}
      >
        <Eye />
      </IconButton>
    </div>
  );
}
