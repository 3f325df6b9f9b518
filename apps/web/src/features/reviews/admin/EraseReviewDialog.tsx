import { useSchemaForm } from '#lib/form.ts';
import { ConfirmDialog, TextArea } from '#ui';
import { type AdminReview, ReviewRemoval, reviewMessages } from '@ribbon/domain/reviews';
import { useEraseReview } from './admin-reviews.queries.ts';

/** Asks before a review is gone, and why, for the record. */
export function EraseReviewDialog({
  review,
  open,
  onOpenChange,
  onErased,
}: {
  review: AdminReview;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onErased: () => void;
}) {
  const form = useSchemaForm(ReviewRemoval, { reason: '' });
  const erase = useEraseReview();
  const confirm = form.handleSubmit(({ reason }) =>
    erase.mutate(
      { review, reason },
      {
        onSuccess: () => {
          form.reset();
          onOpenChange(false);
          onErased();
        },
      },
    ),
  );
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Delete Review"
      text={`The review of ${review.author.name} about ${review.club.name} will be gone for good. They are told by email.`}
      confirmLabel="Delete Review"
      cancelLabel="Keep Review"
      pending={erase.isPending}
      error={erase.isError ? reviewMessages.deleteFailed : undefined}
      onConfirm={() => void confirm()}
    >
      <TextArea
        label="Why is it deleted?"
        hint="Kept in the record of administrators’ acts. Please write no names."
        rows={2}
        max={500}
        error={form.formState.errors.reason?.message}
        {...form.register('reason')}
      />
    </ConfirmDialog>
  );
}
