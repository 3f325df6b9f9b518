import { useSchemaForm } from '#lib/forms/form.ts';
import { Button, Dialog, Form, Notice, TextField, linkClass, toast } from '#ui';
import { NewBlock, friendFaults } from '@ribbon/domain/friends';
import { Link } from '@tanstack/react-router';
import { useBlock } from '../friends.queries.ts';
import { t } from '@ribbon/domain/kernel';

/** Blocks somebody by username, wherever they are shown or not. */
export function BlockByNameDialog({
  open,
  onOpenChange,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Block someone"
      description="You won’t see each other any more. If you’re friends, you won’t be friends any more. We won’t tell them."
    >
      <BlockForm onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}

function BlockForm({ onDone }: { onDone: () => void }) {
  const form = useSchemaForm(NewBlock, { username: '' });
  const block = useBlock();
  const submit = form.handleSubmit((person) =>
    block.mutateAsync(person).then(() => {
      toast.success(t('@{username} has been blocked', { username: person.username }));
      onDone();
    }, form.showFault),
  );
  return (
    <Form onSubmit={submit} notice={form.notice}>
      <TextField
        label="Username"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={form.formState.errors.username?.message}
        {...form.register('username')}
      />
      {friendFaults.blockedGuardian.matches(block.error) && <InsteadOfBlocking />}
      <Button type="submit" block pending={block.isPending}>
        Block
      </Button>
    </Form>
  );
}

/** What there is for who would rather not see a guardian. */
export function InsteadOfBlocking() {
  return (
    <Notice role="none" title="What you can do instead">
      <p>
        You can do both in{' '}
        <Link to="/family" className={linkClass}>
          My Family
        </Link>
        . From 13 you can also end the link there, and block them after that. If you’re scared,
        there are{' '}
        <Link to="/child-safety" hash="help-lines" className={linkClass}>
          people who listen
        </Link>
        , day and night.
      </p>
    </Notice>
  );
}
