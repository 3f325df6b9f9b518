import { DecisionDialog, FOR_THE_RECORD, ReasonForm } from '#lib/admin-list/DecisionDialog.tsx';
import { useSchemaForm } from '#lib/forms/form.ts';
import { toast } from '#ui';
import { ADMIN_REASON_MAX, t } from '@ribbon/domain/kernel';
import {
  type Proposal,
  ProposalDecision,
  proposalMessages as messages,
  questionOf,
} from '@ribbon/domain/proposals';
import { useDecideProposal } from './proposals.queries.ts';

export interface Deciding {
  proposal: Proposal;
  agree: boolean;
}

export const verbOf = ({ proposal, agree }: Deciding) => {
  if (agree) return 'Agree';
  return proposal.isOwn ? 'Withdraw' : 'Decline';
};

/** Asks the second admin why, and then does it or not. */
export const ProposalDialog = ({
  deciding,
  onClose,
}: {
  deciding: Deciding | undefined;
  onClose: () => void;
}) => (
  <DecisionDialog
    deciding={deciding}
    about={(shown) => ({
      key: `${shown.proposal.id}${verbOf(shown)}`,
      title: verbOf(shown),
      consequence: shown.agree
        ? t('{proposal} This takes effect straight away.', { proposal: questionOf(shown.proposal) })
        : 'Nothing changes. Anyone can propose it again.',
    })}
    onClose={onClose}
  >
    {(shown) => <DecisionForm deciding={shown} onClose={onClose} />}
  </DecisionDialog>
);

function DecisionForm({ deciding, onClose }: { deciding: Deciding; onClose: () => void }) {
  const { proposal, agree } = deciding;
  const form = useSchemaForm(ProposalDecision, { agree, reason: '' });
  const decide = useDecideProposal(proposal.id);
  const declined = proposal.isOwn ? messages.withdrawn : messages.declined;
  const submit = form.handleSubmit((body) =>
    decide.mutateAsync(body).then(
      () => {
        toast.success(agree ? messages.agreed : declined);
        onClose();
      },
      (error: unknown) => form.showFault(error),
    ),
  );
  return (
    <ReasonForm
      form={form}
      name="reason"
      label="Why?"
      hint={FOR_THE_RECORD}
      rows={2}
      max={ADMIN_REASON_MAX}
      confirmLabel={verbOf(deciding)}
      tone={agree ? 'primary' : 'danger'}
      pending={decide.isPending}
      onSubmit={submit}
    />
  );
}
