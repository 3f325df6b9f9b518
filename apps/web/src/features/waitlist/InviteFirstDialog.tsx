import { WhyField } from '#lib/admin-list/WhyForm.tsx';
import { useSchemaForm } from '#lib/forms/form.ts';
import { Button, Dialog, Form, SelectField, TextField } from '#ui';
import { WAITLIST_TYPE_LABELS } from '@ribbon/domain/site';
import { FirstInLine, INVITED_AT_ONCE } from '@ribbon/domain/waitlist';
import { useInviteFirst } from './waitlist.queries.ts';
import { INVITE_REASONS } from './waitlist.reasons.texts.ts';
import { t } from '@ribbon/domain/kernel';

const TYPES = Object.entries(WAITLIST_TYPE_LABELS).map(([value, label]) => ({ value, label }));
const USUAL = 50;

/** Asks how many of the people waiting longest to invite now. */
export function InviteFirstDialog({
  open,
  waiting,
  onClose,
}: {
  open: boolean;
  waiting: number | undefined;
  onClose: () => void;
}) {
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Invite next in line"
      description="The people who have waited longest. Each person gets one email, “We are open”, with a single-use link that gives them access to the beta."
    >
      {waiting !== undefined && <InviteFirstForm waiting={waiting} onDone={onClose} />}
    </Dialog>
  );
}

function InviteFirstForm({ waiting, onDone }: { waiting: number; onDone: () => void }) {
  const form = useSchemaForm(FirstInLine, { count: Math.min(USUAL, waiting), reason: '' });
  const invite = useInviteFirst();
  const { errors } = form.formState;
  const submit = form.handleSubmit((first) =>
    invite.mutateAsync(first).then(onDone, (error: unknown) => form.showFault(error)),
  );
  return (
    <Form onSubmit={submit} notice={form.notice}>
      <TextField
        label="How many?"
        type="number"
        min={1}
        max={INVITED_AT_ONCE}
        hint={t('{waiting} waiting, up to {invitedAtOnce} at a time', {
          waiting,
          invitedAtOnce: INVITED_AT_ONCE,
        })}
        error={errors.count?.message}
        {...form.register('count', { setValueAs: Number })}
      />
      <SelectField
        label="Who?"
        placeholder="Everyone, in turn"
        required={false}
        options={TYPES}
        error={errors.userType?.message}
        {...form.register('userType', { setValueAs: (value: string) => value || undefined })}
      />
      <WhyField form={form} label="Why now?" usual={INVITE_REASONS} />
      <Button type="submit" block pending={invite.isPending}>
        Send invitations
      </Button>
    </Form>
  );
}
