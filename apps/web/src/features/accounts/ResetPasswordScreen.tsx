import { useAuthDialog } from '#lib/session/auth-dialog.ts';
import { useSchemaForm } from '#lib/forms/form.ts';
import { useTitle } from '#lib/navigation/title.ts';
import { Button, Form, Notice, Page, TakesFocus } from '#ui';
import { NewPassword, accountFaults } from '@ribbon/domain/accounts';
import { useSearch } from '@tanstack/react-router';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { useResetPassword } from './accounts.queries.ts';

/** Where the recovery mail leads. */
export function ResetPasswordScreen() {
  useTitle('Choose a new password');
  const { token = '' } = useSearch({ from: '/reset-password' });
  const { openAuth } = useAuthDialog();
  const form = useSchemaForm(NewPassword, { password: '', confirmPassword: '' });
  const reset = useResetPassword();
  const { errors } = form.formState;
  const submit = form.handleSubmit((pair) =>
    reset.mutateAsync({ token, ...pair }).catch(form.showFault),
  );
  const spent = token === '' || accountFaults.linkSpent.matches(reset.error);

  if (reset.isSuccess || spent) {
    return (
      <Page title="Choose a new password" width="form">
        <TakesFocus>
          {spent ? (
            <Notice
              tone="danger"
              title="The link didn’t work"
              action={<Button onClick={() => openAuth('recover')}>Get a new link</Button>}
            >
              {accountFaults.linkSpent.message}
            </Notice>
          ) : (
            <Notice
              tone="safe"
              title="Your new password is set"
              action={<Button onClick={() => openAuth('sign-in')}>Sign In</Button>}
            >
              You have been signed out everywhere. Sign in with the new password.
            </Notice>
          )}
        </TakesFocus>
      </Page>
    );
  }
  return (
    <Page title="Choose a new password" width="form">
      <Form onSubmit={submit} notice={form.notice}>
        <NewPasswordFields
          typed={form.watch('password')}
          password={{
            label: 'New password',
            error: errors.password?.message,
            ...form.register('password'),
          }}
          confirmPassword={{
            label: 'Confirm new password',
            error: errors.confirmPassword?.message,
            ...form.register('confirmPassword'),
          }}
        />
        <Button type="submit" pending={reset.isPending}>
          Save new password
        </Button>
      </Form>
    </Page>
  );
}
