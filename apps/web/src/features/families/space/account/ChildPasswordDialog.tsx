import { useSchemaForm } from '#lib/forms/form.ts';
import { Button, Dialog, Form, PasswordChecklist, PasswordField, toast } from '#ui';
import { PASSWORD_RULES } from '@ribbon/domain/accounts';
import { ChildPassword, type FamilyChild } from '@ribbon/domain/families';
import { childName } from '../../families.child.format.ts';
import { useSetChildPassword } from '../../families.queries.ts';
import { t } from '@ribbon/domain/kernel';

interface Props {
  child: FamilyChild;
  open: boolean;
  onClose: () => void;
}

/** A password that the guardian sets and tells the child. */
export function ChildPasswordDialog({ child, open, onClose }: Props) {
  const name = childName(child);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('A new password for {name}', { name })}
      description={t('This signs {name} out everywhere. Tell {name} the new password yourself.', {
        name,
      })}
    >
      <PasswordForm child={child} name={name} onClose={onClose} />
    </Dialog>
  );
}

function PasswordForm({ child, name, onClose }: Omit<Props, 'open'> & { name: string }) {
  const form = useSchemaForm(ChildPassword, { password: '' });
  const set = useSetChildPassword(child.id);
  const typed = form.watch('password');
  const submit = form.handleSubmit(({ password }) =>
    set.mutateAsync(password).then(() => {
      onClose();
      toast.success(t('{name} has a new password.', { name }));
    }, form.showFault),
  );
  return (
    <Form onSubmit={submit} notice={form.notice}>
      <PasswordField
        label="New password"
        autoComplete="new-password"
        error={form.formState.errors.password?.message}
        {...form.register('password')}
      />
      <PasswordChecklist
        items={PASSWORD_RULES.map(({ label, holds }) => ({ label, done: holds(typed) }))}
      />
      <Button type="submit" block pending={set.isPending}>
        Save password
      </Button>
    </Form>
  );
}
