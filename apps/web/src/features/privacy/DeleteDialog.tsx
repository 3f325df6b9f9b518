import { useSchemaForm } from '#lib/forms/form.ts';
import { Button, Dialog, Form, PasswordField, TextField } from '#ui';
import { type Me, isChild } from '@ribbon/domain/accounts';
import { DELETION_UNDO_DAYS, DeletionWish } from '@ribbon/domain/privacy';
import { useScheduleDeletion } from './privacy.queries.ts';

export function DeleteDialog({
  me,
  open,
  onClose,
}: {
  me: Me;
  open: boolean;
  onClose: () => void;
}) {
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()} title="Delete your account?">
      <DeleteForm me={me} onDone={onClose} />
    </Dialog>
  );
}

function DeleteForm({ me, onDone }: { me: Me; onDone: () => void }) {
  const form = useSchemaForm(DeletionWish, { confirmation: '', password: '' });
  const schedule = useScheduleDeletion();
  const { errors } = form.formState;
  const submit = form.handleSubmit((wish) =>
    schedule.mutateAsync(wish).then(onDone, form.showFault),
  );
  return (
    <Form onSubmit={submit} notice={form.notice}>
      {isChild(me.ageBand) ? (
        <p>
          Your account and everything in it will be deleted in {DELETION_UNDO_DAYS} days. You can
          change your mind until then. Talk to your grown-up first.
        </p>
      ) : (
        <p>
          Your account closes now. After {DELETION_UNDO_DAYS} days we’ll delete it, with your
          profile, posts, comments and pictures. Until then you can sign in and keep it.
        </p>
      )}
      <TextField
        label={
          <>
            Type your username, <strong>{me.username}</strong>
          </>
        }
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.confirmation?.message}
        {...form.register('confirmation')}
      />
      <PasswordField
        label="Your password"
        error={errors.password?.message}
        {...form.register('password')}
      />
      <Button type="submit" block variant="danger" pending={schedule.isPending}>
        Delete my account
      </Button>
    </Form>
  );
}
