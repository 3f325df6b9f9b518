import { DecisionDialog } from '#lib/admin-list/DecisionDialog.tsx';
import { UsualReasons, WhyForm } from '#lib/admin-list/WhyForm.tsx';
import { type AdminReview, REVIEW_REJECTIONS } from '@ribbon/domain/reviews';
import { t } from '@ribbon/domain/kernel';

/** Why a review or an edit is not published, for the record. */
export const RejectReviewDialog = ({
  review,
  onReject,
  onClose,
}: {
  review: AdminReview | undefined;
  onReject: (review: AdminReview, reason: string) => void;
  onClose: () => void;
}) => (
  <DecisionDialog
    deciding={review}
    about={({ id, edit, author, club }) => ({
      key: id,
      title: edit
        ? t('Reject the edit by {author}', { author: author.name })
        : t('Reject the review by {author}', { author: author.name }),
      consequence: edit
        ? t('The published review of {club} stays as it is.', { club: club.name })
        : t('It won’t appear on {club}’s page. We’ll tell the author.', { club: club.name }),
    })}
    onClose={onClose}
  >
    {(shown) => (
      <div className="flex flex-col gap-6">
        <UsualReasons
          legend="Why are you rejecting it?"
          reasons={REVIEW_REJECTIONS}
          rememberAs="ribbon-review-rejection"
          onChoose={(reason) => onReject(shown, reason)}
        />
        <WhyForm
          label="Something else"
          confirmLabel="Reject"
          onSubmit={(reason) => onReject(shown, reason)}
        />
      </div>
    )}
  </DecisionDialog>
);
