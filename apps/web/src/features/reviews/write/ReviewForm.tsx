import { WAITING_HOURS, t } from '@ribbon/domain/kernel';
import { ModeratedForm, useModeratedForm } from '#features/moderation';
import { Button, Notice, StarsField, TextArea, toast } from '#ui';
import {
  type OwnReview,
  RATING_LABELS,
  RATINGS,
  REVIEW_COMMENT_MAX,
  ReviewDraft,
  type ReviewedClub,
  reviewMessages,
} from '@ribbon/domain/reviews';
import { useController } from 'react-hook-form';
import { useSaveReview } from '../reviews.queries.ts';

const NAMES = RATINGS.map((value) => ({ value, label: RATING_LABELS[value] }));

/** Stars and a few words. What was written last is there to be changed. */
export function ReviewForm({
  club,
  review,
  onDone,
}: {
  club: Pick<ReviewedClub, 'id'>;
  /** The reader's review, if there is one already. */
  review: OwnReview | null;
  onDone: () => void;
}) {
  const newest = review?.edit ?? review;
  const form = useModeratedForm(
    ReviewDraft,
    { ...(newest && { rating: newest.rating }), comment: newest?.comment ?? '' },
    'comment',
  );
  const { field } = useController({ control: form.control, name: 'rating' });
  const { ref: firstStar, value: rating, onChange: rate } = field;
  const save = useSaveReview(club.id);
  const { errors } = form.formState;
  const submit = form.handleSubmit((draft) =>
    save.mutateAsync({ draft, isEdit: review !== null }).then(
      () => {
        toast.success(review === null ? reviewMessages.submitted : reviewMessages.edited);
        onDone();
      },
      (error: unknown) => form.showFault(error, reviewMessages.submitFailed),
    ),
  );
  return (
    <ModeratedForm what="review" form={form} isReviewing={save.isPending} onSubmit={submit}>
      <StarsField
        label="Your rating"
        names={NAMES}
        ref={firstStar}
        value={rating}
        onValueChange={(stars) => {
          rate(stars);
          form.clearErrors('rating');
        }}
        error={errors.rating?.message}
      />
      <TextArea
        label="Your comment"
        required={false}
        rows={5}
        max={REVIEW_COMMENT_MAX}
        hint="Please don’t name any children."
        error={errors.comment?.message}
        {...form.register('comment')}
      />
      <Notice role="none">
        {review?.status === 'approved'
          ? t(
              'Your published review stays up until the edit is approved. This takes 24-{reviews} hours.',
              { reviews: WAITING_HOURS.reviews },
            )
          : reviewMessages.approvalNotice}
      </Notice>
      <div className="flex flex-col-reverse gap-2.5 sm:flex-row sm:justify-end">
        <Button variant="secondary" onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" pending={save.isPending}>
          {review === null ? 'Submit Review' : 'Save Changes'}
        </Button>
      </div>
    </ModeratedForm>
  );
}
