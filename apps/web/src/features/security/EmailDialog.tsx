import { useSchemaForm } from '#lib/form.ts';
import { Button, Dialog, EmailField, Form, PasswordField } from '#ui';
import { EmailChange } from '@ribbon/domain/security';
import { useChangeEmail } from './security.queries.ts';

export function EmailDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title="Change your email"
      description="We’ll send a link to the new address. Your account moves once you open it."
    >
      <EmailForm onDone={onClose} />
    </Dialog>
  );
}

function EmailForm({ onDone }: { onDone: () => void }) {
  const form = useSchemaForm(EmailChange, { email: '', password: '' });
  const change = useChangeEmail();
  const { errors } = form.formState;
  const submit = form.handleSubmit((wish) => change.mutateAsync(wish).then(onDone, form.showFault));
  return (
    <Form onSubmit={submit} notice={form.notice}>
      <EmailField label="New email" error={errors.email?.message} {...form.register('email')} />
      <PasswordField
        label="Your password"
        error={errors.password?.message}
        {...form.register('password')}
      />
      <Button type="submit" block pending={change.isPending}>
        Send the link
      </Button>
    </Form>
  );
}
