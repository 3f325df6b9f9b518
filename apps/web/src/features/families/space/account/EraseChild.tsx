import { wordsFor } from '#lib/http/client.ts';
import { Button, ConfirmDialog, TextField } from '#ui';
import { accountFaults } from '@ribbon/domain/accounts';
import type { FamilyChild } from '@ribbon/domain/families';
import { DELETION_UNDO_DAYS } from '@ribbon/domain/privacy';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { childName } from '../../families.child.format.ts';
import { useEraseChild } from '../../families.queries.ts';
import { t } from '@ribbon/domain/kernel';

/** Deleting an account asks for its name, because a slip here would hurt. */
export function EraseChild({ child }: { child: FamilyChild }) {
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  const erase = useEraseChild(child.id);
  const change = (next: boolean) => {
    setOpen(next);
    setTyped('');
    setWrong(false);
    erase.reset();
  };
  const confirm = () => {
    if (typed.trim() !== child.username) setWrong(true);
    else erase.mutate(typed.trim(), { onSuccess: () => change(false) });
  };
  return (
    <>
      <Button variant="ghost" icon={<Trash2 aria-hidden />} onClick={() => change(true)}>
        Delete the account
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={change}
        title={t('Delete {child}’s account?', { child: childName(child) })}
        text={t(
          'The account closes straight away. After {deletionUndoDays} days everything in it is deleted for good; until then you can change your mind here.',
          { deletionUndoDays: DELETION_UNDO_DAYS },
        )}
        confirmLabel="Delete the account"
        cancelLabel="Keep the account"
        pending={erase.isPending}
        error={erase.isError ? wordsFor(erase.error) : undefined}
        onConfirm={confirm}
      >
        <TextField
          label={t('Type {child} to confirm', { child: child.username })}
          autoComplete="off"
          autoCapitalize="none"
          value={typed}
          error={wrong ? accountFaults.confirmationWrong.message : undefined}
          onChange={(event) => {
            setTyped(event.target.value);
            setWrong(false);
          }}
        />
      </ConfirmDialog>
    </>
  );
}
