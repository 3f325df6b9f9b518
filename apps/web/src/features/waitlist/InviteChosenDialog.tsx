import { WhyField } from '#lib/admin-list/WhyForm.tsx';
import { useSchemaForm } from '#lib/forms/form.ts';
import { Button, Dialog, Form, useLastShown } from '#ui';
import { AdminReason, t } from '@ribbon/domain/kernel';
import type { WaitlistId } from '@ribbon/domain/waitlist';
import { useInviteChosen } from './waitlist.queries.ts';
import { INVITE_REASONS } from './waitlist.reasons.texts.ts';

/** Asks why the ticked people are invited now. */
export function InviteChosenDialog({
  ids,
  onDone,
  onClose,
}: {
  ids: readonly WaitlistId[] | undefined;
  onDone: () => void;
  onClose: () => void;
}) {
  const shown = useLastShown(ids);
  return (
    <Dialog
      open={ids !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('Invite {count, plural, one {# person} other {# people}}?', {
        count: shown?.length ?? 0,
      })}
      description="Each person gets one email, “We are open”, with a single-use link that gives them access to the beta."
    >
      {shown && <ChosenForm ids={shown} onDone={onDone} />}
    </Dialog>
  );
}

function ChosenForm({ ids, onDone }: { ids: readonly WaitlistId[]; onDone: () => void }) {
  const form = useSchemaForm(AdminReason, { reason: '' });
  const invite = useInviteChosen();
  const submit = form.handleSubmit(({ reason }) =>
    invite.mutateAsync({ ids: [...ids], reason }).then(onDone, (error: unknown) => {
      form.showFault(error);
    }),
  );
  return (
    <Form onSubmit={submit} notice={form.notice}>
      <WhyField form={form} label="Why now?" usual={INVITE_REASONS} />
      <Button type="submit" block pending={invite.isPending}>
        Send invitations
      </Button>
    </Form>
  );
}
