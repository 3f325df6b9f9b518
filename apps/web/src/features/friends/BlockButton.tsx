import { wordsFor } from '#lib/client.ts';
import { ConfirmDialog, IconButton, toast } from '#ui';
import type { UserId } from '@ribbon/domain/accounts';
import { Ban } from 'lucide-react';
import { useState } from 'react';
import { useBlockPerson } from './friends.queries.ts';

/** Makes two people invisible to each other, after asking. */
export function BlockButton({
  person: { id, name },
  onBlocked,
}: {
  person: { id: UserId; name: string };
  onBlocked: () => void;
}) {
  const [asking, setAsking] = useState(false);
  const block = useBlockPerson();
  return (
    <>
      <IconButton label={`Block ${name}`} onClick={() => setAsking(true)}>
        <Ban />
      </IconButton>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Block ${name}?`}
        text="You will not see each other any more, and if you are friends, that ends. They are not told. You can undo it on your account page."
        confirmLabel="Block"
        pending={block.isPending}
        error={block.isError ? wordsFor(block.error) : undefined}
        onConfirm={() =>
          // The profile, and this button with it, may be gone by then.
          void block.mutateAsync(id).then(
            () => {
              setAsking(false);
              toast.success(`${name} is blocked`);
              onBlocked();
            },
            () => undefined,
          )
        }
      />
    </>
  );
}
