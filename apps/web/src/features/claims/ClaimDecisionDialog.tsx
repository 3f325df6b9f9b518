import { FormRefusal, useModeratedForm } from '#features/moderation';
import { showOutcome } from '#features/proposals';
import { DecisionDialog, ReasonField } from '#lib/admin-list/DecisionDialog.tsx';
import { WhyField } from '#lib/admin-list/WhyForm.tsx';
import { Button, Form, toast } from '#ui';
import {
  type Claim,
  CLAIM_MESSAGE_MAX,
  ClaimDecision,
  claimFaults,
  claimMessages,
} from '@ribbon/domain/claims';
import { useDecideClaim } from './claims.queries.ts';
import { t } from '@ribbon/domain/kernel';

export interface Deciding {
  claim: Claim;
  approve: boolean;
}

/** What is usually said. */
const APPROVED = ['They’re named on the club’s website', 'The club confirmed it'] as const;
const REJECTED = [
  'We found nothing linking them to the club',
  'The club doesn’t know them',
  'Someone else runs it',
] as const;

const verbOf = ({ approve }: Deciding) => (approve ? 'Approve' : 'Reject');

/** A word to the person who asked, then the decision. */
export const ClaimDecisionDialog = ({
  deciding,
  onClose,
}: {
  deciding: Deciding | undefined;
  onClose: () => void;
}) => (
  <DecisionDialog
    deciding={deciding}
    about={(shown) => ({
      key: `${shown.claim.id}${verbOf(shown)}`,
      title: t('{shown} the claim for {club}', {
        shown: verbOf(shown),
        club: shown.claim.club.name,
      }),
      consequence: shown.approve
        ? t(
            '{email} will be able to edit the club, see its members and decide who joins. If the club has members under 18, a second system admin has to agree first.',
            { email: shown.claim.requester.email },
          )
        : 'The club stays as it is. We’ll email the person.',
    })}
    onClose={onClose}
  >
    {(shown) => <DecisionForm deciding={shown} onClose={onClose} />}
  </DecisionDialog>
);

function DecisionForm({ deciding, onClose }: { deciding: Deciding; onClose: () => void }) {
  const { claim, approve } = deciding;
  const form = useModeratedForm(ClaimDecision, { approve, message: '', reason: '' }, 'message');
  const decide = useDecideClaim(claim.id);
  const submit = form.handleSubmit((decision) =>
    decide.mutateAsync(decision).then(
      (outcome) => {
        showOutcome(outcome, { done: claimMessages.decided[approve ? 'approved' : 'rejected'] });
        onClose();
      },
      (error: unknown) => {
        if (claimFaults.decided.matches(error)) {
          toast.info(error.message);
          return onClose();
        }
        return form.showFault(
          error,
          claimMessages.decisionFailed[approve ? 'approved' : 'rejected'],
        );
      },
    ),
  );
  return (
    <>
      <Form onSubmit={submit} notice={form.notice}>
        <ReasonField
          form={form}
          name="message"
          label="Message to the person"
          required={false}
          max={CLAIM_MESSAGE_MAX}
        />
        <WhyField form={form} usual={approve ? APPROVED : REJECTED} />
        <Button
          type="submit"
          block
          variant={approve ? 'primary' : 'danger'}
          pending={decide.isPending}
        >
          {verbOf(deciding)} Claim
        </Button>
      </Form>
      <FormRefusal form={form} />
    </>
  );
}
