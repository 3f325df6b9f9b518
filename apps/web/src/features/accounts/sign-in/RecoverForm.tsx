import { useAuthDialog } from '#lib/session/auth-dialog.ts';
import { useSchemaForm } from '#lib/forms/form.ts';
import { Button, EmailField, Form, LinkButton } from '#ui';
import { Recovery } from '@ribbon/domain/accounts';
import { MailCheck } from 'lucide-react';
import { AuthOutcome } from './AuthOutcome.tsx';
import { useRecover } from '../accounts.queries.ts';

export function RecoverForm() {
  const { openAuth } = useAuthDialog();
  const form = useSchemaForm(Recovery, { email: '' });
  const recover = useRecover();
  const submit = form.handleSubmit(({ email }) => recover.mutateAsync(email).catch(form.showFault));
  const back = <LinkButton onClick={() => openAuth('sign-in')}>Back to sign in</LinkButton>;

  if (recover.isSuccess) {
    return (
      <AuthOutcome icon={MailCheck} title="Please check your email" action={back}>
        If this address has an account, a link to choose a new password is on its way. It works
        once, for an hour.
      </AuthOutcome>
    );
  }
  return (
    <Form onSubmit={submit} notice={form.notice}>
      <p>Tell us your email address and we’ll send you a link to choose a new password.</p>
      <EmailField error={form.formState.errors.email?.message} {...form.register('email')} />
      <Button type="submit" block pending={recover.isPending}>
        Send the link
      </Button>
      <p className="text-sm text-muted">
        Did a grown-up make your account? Ask them: in My Family they can give you a new password or
        code card.
      </p>
      <p>{back}</p>
    </Form>
  );
}
