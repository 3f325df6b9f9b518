import { useAuthDialog } from '#lib/auth-dialog.ts';
import { useSchemaForm } from '#lib/form.ts';
import { useTitle } from '#lib/title.ts';
import { Button, Notice, Page, PasswordChecklist, PasswordField } from '#ui';
import { NewPassword, PASSWORD_RULES, accountFaults } from '@ribbon/domain/accounts';
import { useSearch } from '@tanstack/react-router';
import { useResetPassword } from './accounts.queries.ts';

/** Where the recovery mail leads. */
export function ResetPasswordScreen() {
  useTitle('Choose a new password');
  const { token = '' } = useSearch({ from: '/reset-password' });
  const { openAuth } = useAuthDialog();
  const form = useSchemaForm(NewPassword, { password: '', confirmPassword: '' });
  const reset = useResetPassword();
  const { errors } = form.formState;
  const password = form.watch('password');
  const submit = form.handleSubmit((pair) =>
    reset.mutateAsync({ token, ...pair }).catch(form.showFault),
  );
  const spent = token === '' || accountFaults.linkSpent.matches(reset.error);

  if (reset.isSuccess) {
    return (
      <Page title="Choose a new password" width="form">
        <Notice
          tone="safe"
          role="status"
          title="Your new password is set"
          action={<Button onClick={() => openAuth('sign-in')}>Sign In</Button>}
        >
          You have been signed out everywhere. Sign in with the new password.
        </Notice>
      </Page>
    );
  }
  if (spent) {
    return (
      <Page title="Choose a new password" width="form">
        <Notice
          tone="danger"
          role="alert"
          title="The link did not work"
          action={<Button onClick={() => openAuth('recover')}>Get a new link</Button>}
        >
          {accountFaults.linkSpent.message}
        </Notice>
      </Page>
    );
  }
  return (
    <Page title="Choose a new password" width="form">
      <form onSubmit={submit} noValidate className="flex flex-col gap-5">
        {form.notice && <Notice tone="danger">{form.notice}</Notice>}
        <PasswordField
          label="New password"
          autoComplete="new-password"
          error={errors.password?.message}
          {...form.register('password')}
        />
        <PasswordChecklist
          items={PASSWORD_RULES.map(({ label, holds }) => ({ label, done: holds(password) }))}
        />
        <PasswordField
          label="Confirm new password"
          autoComplete="new-password"
          error={errors.confirmPassword?.message}
          {...form.register('confirmPassword')}
        />
        <Button type="submit" pending={reset.isPending}>
          Save new password
        </Button>
      </form>
    </Page>
  );
}
