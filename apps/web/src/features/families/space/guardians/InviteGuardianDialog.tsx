import { useSchemaForm } from '#lib/forms/form.ts';
import { Button, Dialog, EmailField, Form, RadioCards, toast } from '#ui';
import {
  type FamilyChild,
  GUARDIAN_ROLE_LABELS,
  GUARDIAN_ROLE_TEXTS,
  GuardianInvite,
} from '@ribbon/domain/families';
import { useInviteGuardian } from '../../families.queries.ts';
import { childName } from '../../families.child.format.ts';
import { t } from '@ribbon/domain/kernel';

/** The main guardian asks another adult. */
export function InviteGuardianDialog({
  child,
  open,
  onOpenChange,
}: {
  child: FamilyChild;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Invite a guardian"
      description={t(
        'Invite someone you trust to help look after {child}. We’ll email them, and they can say yes or no. {child} will be able to see who they are.',
        { child: childName(child) },
      )}
    >
      <InviteForm child={child} onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}

function InviteForm({ child, onDone }: { child: FamilyChild; onDone: () => void }) {
  const form = useSchemaForm(GuardianInvite, { email: '', role: 'full' });
  const invite = useInviteGuardian(child.id);
  const { errors } = form.formState;
  const submit = form.handleSubmit((wish) =>
    invite.mutateAsync(wish).then(() => {
      toast.success(t('We’ve sent an email to {email}.', { email: wish.email }));
      onDone();
    }, form.showFault),
  );
  return (
    <Form onSubmit={submit} notice={form.notice}>
      <EmailField
        label="Their email"
        autoComplete="off"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <RadioCards
        label="What may they do?"
        error={errors.role?.message}
        options={GuardianInvite.shape.role.options.map((role) => ({
          value: role,
          title: GUARDIAN_ROLE_LABELS[role],
          text: GUARDIAN_ROLE_TEXTS[role].toGuardian,
        }))}
        {...form.register('role')}
      />
      <Button type="submit" block pending={invite.isPending}>
        Send the invitation
      </Button>
    </Form>
  );
}
