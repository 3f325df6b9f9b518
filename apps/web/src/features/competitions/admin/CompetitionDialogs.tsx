import { DecisionDialog, ReasonForm } from '#lib/admin-list/DecisionDialog.tsx';
import { WhyDialog, WhyForm } from '#lib/admin-list/WhyForm.tsx';
import { useSchemaForm } from '#lib/forms/form.ts';
import {
  type AdminCompetition,
  CompetitionCancellation,
  REASON_MAX,
} from '@ribbon/domain/competitions';
import { t } from '@ribbon/domain/kernel';

/** Asks why a competition is not published; the submitter reads the reason. */
export function RejectDialog({
  competition,
  onReject,
  onClose,
}: {
  competition: AdminCompetition | undefined;
  onReject: (competition: AdminCompetition, reason: string) => void;
  onClose: () => void;
}) {
  return (
    <DecisionDialog
      deciding={competition}
      about={({ id, name }) => ({
        key: id,
        title: t('Reject {name}?', { name }),
        consequence:
          'It won’t be published. The person who submitted it can read the reason and send it again.',
      })}
      onClose={onClose}
    >
      {(shown) => <RejectForm onReject={(reason) => onReject(shown, reason)} />}
    </DecisionDialog>
  );
}

function RejectForm({ onReject }: { onReject: (reason: string) => void }) {
  const form = useSchemaForm(CompetitionCancellation, { reason: '' });
  return (
    <ReasonForm
      form={form}
      name="reason"
      label="Reason"
      rows={3}
      max={REASON_MAX}
      confirmLabel="Reject Competition"
      tone="danger"
      pending={false}
      onSubmit={form.handleSubmit(({ reason }) => onReject(reason))}
    />
  );
}

/** Common reasons for an approval. */
const APPROVALS = [
  'The organiser, dates and venue are correct',
  'We know the organiser',
  'It’s in the federation’s calendar',
] as const;

/** Asks what was checked before a competition is published; a common reason takes one press. */
export const ApproveDialog = ({
  competition,
  onApprove,
  onClose,
}: {
  competition: AdminCompetition | undefined;
  onApprove: (competition: AdminCompetition, reason: string) => void;
  onClose: () => void;
}) => (
  <WhyDialog
    deciding={competition}
    about={({ id, name }) => ({
      key: id,
      title: t('Approve {name}?', { name }),
      consequence: 'It will be published, and we’ll tell the person who submitted it.',
    })}
    usual={APPROVALS}
    legend="Why are you approving it?"
    confirmLabel="Approve Competition"
    pending={false}
    onSay={onApprove}
    onClose={onClose}
  />
);

/** Asks for confirmation and a reason before a competition is deleted. */
export const DeleteDialog = ({
  competition,
  onDelete,
  onClose,
}: {
  competition: AdminCompetition | undefined;
  onDelete: (competition: AdminCompetition, reason: string) => void;
  onClose: () => void;
}) => (
  <DecisionDialog
    deciding={competition}
    about={({ id, name }) => ({
      key: id,
      title: 'Delete Competition',
      consequence: t('{name} will be deleted for good, with its entries.', { name }),
    })}
    onClose={onClose}
  >
    {(shown) => (
      <WhyForm
        label="Why are you deleting it?"
        confirmLabel="Delete Competition"
        onSubmit={(reason) => onDelete(shown, reason)}
      />
    )}
  </DecisionDialog>
);
