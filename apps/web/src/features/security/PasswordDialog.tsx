import { NewPasswordFields } from '#features/accounts';
import { useSchemaForm } from '#lib/forms/form.ts';
import { Button, Dialog, Form, PasswordField, toast } from '#ui';
import { PasswordChange } from '@ribbon/domain/accounts';
import { useChangePassword } from './security.queries.ts';

export function PasswordDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()} title="Change your password">
      <PasswordForm onDone={onClose} />
    </Dialog>
  );
}

function PasswordForm({ onDone }: { onDone: () => void }) {
  const form = useSchemaForm(PasswordChange, {
    currentPassword: '',
    password: '',
    confirmPassword: '',
  });
  const change = useChangePassword();
  const { errors } = form.formState;
  const submit = form.handleSubmit((passwords) =>
    change.mutateAsync(passwords).then(() => {
      toast.success('Your password has been changed. You’ve been signed out everywhere else.');
      onDone();
    }, form.showFault),
  );
  return (
    <Form onSubmit={submit} notice={form.notice}>
      <PasswordField
        label="Current password"
        error={errors.currentPassword?.message}
        {...form.register('currentPassword')}
      />
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
      <Button type="submit" block pending={change.isPending}>
        Save new password
      </Button>
    </Form>
  );
}
