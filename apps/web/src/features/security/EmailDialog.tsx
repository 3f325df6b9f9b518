import { useSchemaForm } from '#lib/forms/form.ts';
import { Button, Dialog, EmailField, Form, PasswordField } from '#ui';
import { EmailChange } from '@ribbon/domain/security';
import { useChangeEmail } from './security.queries.ts';

interface Props {
  open: boolean;
  /** The address to confirm again, if there is one. */
  address: string;
  onClose: () => void;
}

export function EmailDialog({ open, address, onClose }: Props) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={address === '' ? 'Change your email' : 'Confirm your email'}
      description={
        address === ''
          ? 'We’ll send a link to the new address. Your account moves once you open it.'
          : 'We’ll send a link to this address. Once you open it, our emails reach you again.'
      }
    >
      <EmailForm address={address} onDone={onClose} />
    </Dialog>
  );
}

function EmailForm({ address, onDone }: { address: string; onDone: () => void }) {
  const form = useSchemaForm(EmailChange, { email: address, password: '' });
  const change = useChangeEmail();
  const { errors } = form.formState;
  const submit = form.handleSubmit((wish) => change.mutateAsync(wish).then(onDone, form.showFault));
  return (
    <Form onSubmit={submit} notice={form.notice}>
      <EmailField
        label={address === '' ? 'New email' : 'Email'}
        error={errors.email?.message}
        {...form.register('email')}
      />
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
