import { Button, lazily } from '#ui';
import { type ReviewedClub, shownRating } from '@ribbon/domain/reviews';
import { Star } from 'lucide-react';
import { useState } from 'react';

const ClubReviewsDialog = lazily(
  async () => (await import('./ClubReviewsDialog.tsx')).ClubReviewsDialog,
);

/** A club's rating, and behind it what people say. */
export function ClubReviewsButton({
  club,
  unrated,
}: {
  club: ReviewedClub;
  /** The text for a club without a rating; it differs by place. */
  unrated?: 'Not rated' | 'No rating';
}) {
  const [open, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        className="-ml-4"
        icon={<Star aria-hidden className={club.rating === null ? '' : 'fill-current'} />}
        onClick={() => {
          setWasOpened(true);
          setOpen(true);
        }}
      >
        {shownRating(club.rating, unrated)}{' '}
        <span className="font-sans text-base font-normal">· Reviews</span>
        <span className="sr-only"> for {club.name}</span>
      </Button>
      {wasOpened && <ClubReviewsDialog club={club} open={open} onOpenChange={setOpen} />}
    </>
  );
}
