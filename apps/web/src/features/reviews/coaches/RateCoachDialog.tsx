import { wordsOr } from '#lib/http/client.ts';
import { Button, Dialog, Form, StarsField, toast } from '#ui';
import type { ClubId } from '@ribbon/domain/accounts';
import {
  type RatedCoach,
  type Rating,
  RATING_LABELS,
  RATINGS,
  coachRatingMessages,
} from '@ribbon/domain/reviews';
import { useState } from 'react';
import { useRateCoach } from './reviews.coaches.queries.ts';
import { t } from '@ribbon/domain/kernel';

const NAMES = RATINGS.map((value) => ({ value, label: RATING_LABELS[value] }));

/** Stars for a coach, which can be changed and taken back. */
export function RateCoachDialog({
  clubId,
  rated: { coach, own, mayRate },
  open,
  onOpenChange,
}: {
  clubId: ClubId;
  rated: RatedCoach;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const [stars, setStars] = useState<Rating | undefined>(own ?? undefined);
  const [error, setError] = useState<string>();
  const rate = useRateCoach(clubId, coach.id);
  const send = (given: Rating | null) =>
    rate.mutateAsync(given).then(
      () => {
        toast.success(given === null ? coachRatingMessages.takenBack : coachRatingMessages.saved);
        onOpenChange(false);
      },
      () => undefined,
    );
  const failed =
    rate.variables === null ? coachRatingMessages.removeFailed : coachRatingMessages.saveFailed;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('Rate {coach}', { coach: coach.name })}
      description={coachRatingMessages.explanation}
    >
      <Form
        notice={rate.error ? wordsOr(rate.error, failed) : undefined}
        onSubmit={async (event) => {
          event.preventDefault();
          if (stars === undefined) setError('Please choose a rating');
          else await send(stars);
        }}
      >
        <StarsField
          label="Your rating"
          names={NAMES}
          value={stars}
          error={error}
          onValueChange={(given) => {
            setError(undefined);
            setStars(given);
          }}
        />
        <div className="flex flex-col-reverse gap-2.5 sm:flex-row sm:justify-end">
          {own !== null && (
            <Button variant="secondary" pending={rate.isPending} onClick={() => void send(null)}>
              Take it back
            </Button>
          )}
          {mayRate && (
            <Button type="submit" pending={rate.isPending}>
              {own === null ? 'Rate' : 'Save'}
            </Button>
          )}
        </div>
      </Form>
    </Dialog>
  );
}
