import { useSchemaForm } from '#lib/forms/form.ts';
import { Button, EmailField, Form, toast } from '#ui';
import { OwnGuardianInvite } from '@ribbon/domain/families';
import { useInviteOwnGuardian } from '../families.queries.ts';
import { t } from '@ribbon/domain/kernel';

/** A teenager asks an adult to look after the account with them. */
export function InviteOwnGuardian() {
  const form = useSchemaForm(OwnGuardianInvite, { email: '' });
  const invite = useInviteOwnGuardian();
  const submit = form.handleSubmit(({ email }) =>
    invite.mutateAsync(email).then(() => {
      form.reset();
      toast.success(t('We’ve sent an email to {email}.', { email }));
    }, form.showFault),
  );
  return (
    <Form onSubmit={submit} notice={form.notice}>
      <EmailField
        label="Their email"
        autoComplete="off"
        error={form.formState.errors.email?.message}
        {...form.register('email')}
      />
      <div>
        <Button type="submit" pending={invite.isPending}>
          Send the invitation
        </Button>
      </div>
    </Form>
  );
}
