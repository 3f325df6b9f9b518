import { FOR_THE_RECORD, ReasonField } from '#lib/admin-list/DecisionDialog.tsx';
import { useSchemaForm } from '#lib/forms/form.ts';
import { ConfirmDialog } from '#ui';
import { ADMIN_REASON_MAX, AdminReason, t } from '@ribbon/domain/kernel';
import { type AdminReview, reviewMessages } from '@ribbon/domain/reviews';
import { useEraseReview } from './reviews.admin.queries.ts';

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
  const form = useSchemaForm(AdminReason, { reason: '' });
  const erase = useEraseReview(review);
  const confirm = form.handleSubmit((removal) =>
    erase.mutate(removal, {
      onSuccess: () => {
        form.reset();
        onOpenChange(false);
        onErased();
      },
    }),
  );
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Delete Review"
      text={t('{author}’s review of {club} will be deleted for good. We’ll email them.', {
        author: review.author.name,
        club: review.club.name,
      })}
      confirmLabel="Delete Review"
      cancelLabel="Keep Review"
      pending={erase.isPending}
      error={erase.isError ? reviewMessages.deleteFailed : undefined}
      onConfirm={() => void confirm()}
    >
      <ReasonField
        form={form}
        name="reason"
        label="Why are you deleting it?"
        hint={FOR_THE_RECORD}
        rows={2}
        max={ADMIN_REASON_MAX}
      />
    </ConfirmDialog>
  );
}
