import { useAuthDialog } from '#lib/auth-dialog.ts';
import { useSchemaForm } from '#lib/form.ts';
import { Button, Notice, TextField, linkClass } from '#ui';
import { Recovery } from '@ribbon/domain/accounts';
import { useRecover } from './accounts.queries.ts';

export function RecoverForm() {
  const { openAuth } = useAuthDialog();
  const form = useSchemaForm(Recovery, { email: '' });
  const recover = useRecover();
  const submit = form.handleSubmit(({ email }) => recover.mutateAsync(email).catch(form.showFault));

  if (recover.isSuccess) {
    return (
      <Notice tone="safe" role="status" title="Please check your email">
        If this address has an account, a link to choose a new password is on its way. It works
        once, for an hour.
      </Notice>
    );
  }
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      {form.notice && <Notice tone="danger">{form.notice}</Notice>}
      <p>Tell us your email address and we will send you a link to choose a new password.</p>
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        error={form.formState.errors.email?.message}
        {...form.register('email')}
      />
      <Button type="submit" block pending={recover.isPending}>
        Send the link
      </Button>
      <p>
        <button
          type="button"
          className={`${linkClass} min-h-control`}
          onClick={() => openAuth('sign-in')}
        >
          Back to sign in
        </button>
      </p>
    </form>
  );
}
