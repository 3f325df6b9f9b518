import { FOR_THE_RECORD, ReasonField } from '#lib/admin-list/DecisionDialog.tsx';
import { useSchemaForm } from '#lib/forms/form.ts';
import { Button, Dialog, Form, TextField, toast } from '#ui';
import {
  type AdminClub,
  CLUB_UNDO_DAYS,
  clubAdminFaults,
  clubAdminMessages,
} from '@ribbon/domain/clubs';
import { ADMIN_REASON_MAX, recordedReason, t } from '@ribbon/domain/kernel';
import { useState } from 'react';
import * as z from 'zod';
import { useDeleteClub } from './admin-clubs.queries.ts';

/** Deletes a club once its name was typed. */
export function DeleteClubDialog({
  club,
  open,
  onClose,
}: {
  club: AdminClub;
  open: boolean;
  onClose: () => void;
}) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('Delete {club}?', { club: club.name })}
      description={t(
        'The club disappears straight away. You can restore it for {clubUndoDays} days under the status “Deleted”. After that it’s deleted for good, along with its memberships, admins, roles, claims and reviews.',
        { clubUndoDays: CLUB_UNDO_DAYS },
      )}
    >
      <DeleteForm club={club} onDone={onClose} />
    </Dialog>
  );
}

function DeleteForm({ club, onDone }: { club: AdminClub; onDone: () => void }) {
  const [schema] = useState(() =>
    z.object({
      confirmation: z
        .string()
        .trim()
        .refine((typed) => typed === club.name, clubAdminFaults.nameWrong.message),
      reason: recordedReason,
    }),
  );
  const form = useSchemaForm(schema, { confirmation: '', reason: '' });
  const remove = useDeleteClub(club.id);
  const submit = form.handleSubmit((typed) =>
    remove.mutateAsync(typed).then(
      () => {
        toast.success(clubAdminMessages.deleted(club.name));
        onDone();
      },
      (error: unknown) => form.showFault(error, clubAdminMessages.deleteFailed),
    ),
  );
  return (
    <Form onSubmit={submit} notice={form.notice}>
      <TextField
        label={
          <>
            Type the name, <strong>{club.name}</strong>
          </>
        }
        autoComplete="off"
        spellCheck={false}
        error={form.formState.errors.confirmation?.message}
        {...form.register('confirmation')}
      />
      <ReasonField
        form={form}
        name="reason"
        label="Why are you deleting it?"
        hint={FOR_THE_RECORD}
        rows={2}
        max={ADMIN_REASON_MAX}
      />
      <Button type="submit" block variant="danger" pending={remove.isPending}>
        Delete club
      </Button>
    </Form>
  );
}
