import { wordsFor } from '#lib/http/client.ts';
import { ConfirmDialog, IconButton, toast } from '#ui';
import type { UserId } from '@ribbon/domain/accounts';
import { Ban } from 'lucide-react';
import { useState } from 'react';
import { useBlockPerson } from '../friends.queries.ts';
import { t } from '@ribbon/domain/kernel';

interface Blocking {
  person: { id: UserId; name: string };
  onBlocked: () => void;
}

/** Makes two people invisible to each other, after asking. */
export function BlockButton({ person, onBlocked }: Blocking) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <IconButton
        label={t('Block {person}', { person: person.name })}
        onClick={() => setAsking(true)}
      >
        <Ban />
      </IconButton>
      <BlockDialog {...{ person, onBlocked }} open={asking} onOpenChange={setAsking} />
    </>
  );
}

/** The question before it. */
export function BlockDialog({
  person: { id, name },
  onBlocked,
  open,
  onOpenChange,
}: Blocking & { open: boolean; onOpenChange: (open: boolean) => void }) {
  const block = useBlockPerson();
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('Block {name}?', { name })}
      text="You won’t see each other any more. If you’re friends, you won’t be friends any more. We won’t tell them. You can undo this on your account page."
      confirmLabel="Block"
      pending={block.isPending}
      error={block.isError ? wordsFor(block.error) : undefined}
      onConfirm={() =>
        // The profile, and this question with it, may be gone by then.
        void block.mutateAsync(id).then(
          () => {
            onOpenChange(false);
            toast.success(t('{name} has been blocked', { name }));
            onBlocked();
          },
          () => undefined,
        )
      }
    />
  );
}
