import { RefusalDialog } from '#features/moderation';
import { useSchemaForm } from '#lib/form.ts';
import { Button, Dialog, Form, TextArea, toast, useLastShown } from '#ui';
import {
  CLAIM_MESSAGE_MAX,
  type Claim,
  ClaimDecision,
  claimFaults,
  claimMessages,
} from '@ribbon/domain/claims';
import { type Refusal, moderationFaults } from '@ribbon/domain/moderation';
import { useState } from 'react';
import { useDecideClaim } from './claims.queries.ts';

export interface Deciding {
  claim: Claim;
  approve: boolean;
}

/** A word to the person who asked, then the decision. Open while there is one to make. */
export function DecisionDialog({
  deciding,
  onClose,
}: {
  deciding: Deciding | undefined;
  onClose: () => void;
}) {
  const shown = useLastShown(deciding);
  const verb = shown?.approve ? 'Approve' : 'Reject';
  return (
    <Dialog
      open={deciding !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={`${verb} the claim for ${shown?.claim.club.name ?? ''}`}
      description={
        shown?.approve
          ? `${shown.claim.requester.email} will run the club: edit it, see its members and decide who joins.`
          : 'The club stays as it is. The person is told by mail.'
      }
    >
      {shown && (
        <DecisionForm key={`${shown.claim.id}${verb}`} deciding={shown} onClose={onClose} />
      )}
    </Dialog>
  );
}

function DecisionForm({ deciding, onClose }: { deciding: Deciding; onClose: () => void }) {
  const { claim, approve } = deciding;
  const form = useSchemaForm(ClaimDecision, { approve, message: '' });
  const decide = useDecideClaim(claim.id);
  const [refusal, setRefusal] = useState<Refusal>();
  const submit = form.handleSubmit((decision) =>
    decide.mutateAsync(decision).then(
      ({ status }) => {
        toast.success(claimMessages.decided(status));
        onClose();
      },
      (error: unknown) => {
        if (moderationFaults.flagged.matches(error)) return setRefusal(error.data);
        if (claimFaults.decided.matches(error)) {
          toast.info(error.message);
          return onClose();
        }
        return form.showFault(error, claimMessages.decisionFailed(approve ? 'approve' : 'reject'));
      },
    ),
  );
  return (
    <>
      <Form onSubmit={submit} notice={form.notice}>
        <TextArea
          label="Message to the person"
          required={false}
          max={CLAIM_MESSAGE_MAX}
          error={form.formState.errors.message?.message}
          {...form.register('message')}
        />
        <Button
          type="submit"
          block
          variant={approve ? 'primary' : 'danger'}
          pending={decide.isPending}
        >
          {approve ? 'Approve Claim' : 'Reject Claim'}
        </Button>
      </Form>
      <RefusalDialog
        what="post"
        text={form.watch('message') ?? ''}
        refusal={refusal}
        onUse={(suggestion) => {
          form.setValue('message', suggestion);
          setRefusal(undefined);
        }}
        onClose={() => setRefusal(undefined)}
      />
    </>
  );
}
