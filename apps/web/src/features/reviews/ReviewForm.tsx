import { RefusalDialog, Reviewing } from '#features/moderation';
import { useSchemaForm } from '#lib/form.ts';
import { Button, Form, Notice, StarsField, TextArea, toast } from '#ui';
import { Fault, commonFaults } from '@ribbon/domain/kernel';
import { type Refusal, moderationFaults } from '@ribbon/domain/moderation';
import {
  type OwnReview,
  RATINGS,
  RATING_LABELS,
  REVIEW_COMMENT_MAX,
  ReviewDraft,
  type ReviewedClub,
  reviewMessages,
} from '@ribbon/domain/reviews';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { useSaveReview } from './reviews.queries.ts';

const NAMES = RATINGS.map((value) => ({ value, label: RATING_LABELS[value] }));

/** Stars and a few words. What was written last is there to be changed. */
export function ReviewForm({
  club,
  review,
  onDone,
}: {
  club: Pick<ReviewedClub, 'id'>;
  /** One's own, if there is one already. */
  review: OwnReview | null;
  onDone: () => void;
}) {
  const newest = review?.edit ?? review;
  const form = useSchemaForm(ReviewDraft, {
    ...(newest && { rating: newest.rating }),
    comment: newest?.comment ?? '',
  });
  const { field } = useController({ control: form.control, name: 'rating' });
  const { ref: firstStar, value: rating, onChange: rate } = field;
  const save = useSaveReview(club.id);
  const [refusal, setRefusal] = useState<Refusal>();
  const { errors } = form.formState;
  const submit = form.handleSubmit((draft) =>
    save.mutateAsync({ draft, isEdit: review !== null }).then(
      () => {
        toast.success(review === null ? reviewMessages.submitted : reviewMessages.edited);
        onDone();
      },
      (error: unknown) => {
        if (moderationFaults.flagged.matches(error)) setRefusal(error.data);
        else if (error instanceof Fault && !commonFaults.unexpected.matches(error)) {
          form.showFault(error);
        } else form.setError('root', { message: reviewMessages.submitFailed });
      },
    ),
  );
  return (
    <div className="relative">
      {save.isPending && <Reviewing what="review" />}
      <Form onSubmit={submit} notice={form.notice}>
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
          hint="Please name no children."
          error={errors.comment?.message}
          {...form.register('comment')}
        />
        <Notice role="none">
          {review?.status === 'approved'
            ? 'What is published stays up until your change is approved. This takes 24-48 hours.'
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
      </Form>
      <RefusalDialog
        what="review"
        text={form.watch('comment')}
        refusal={refusal}
        onUse={(suggestion) => {
          form.setValue('comment', suggestion, { shouldDirty: true });
          setRefusal(undefined);
        }}
        onClose={() => setRefusal(undefined)}
      />
    </div>
  );
}
