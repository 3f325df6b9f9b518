import { useSchemaForm } from '#lib/form.ts';
import { listed } from '#lib/format.ts';
import { Button, Dialog, Form, Notice, toast } from '#ui';
import {
  AdminClub,
  CLUB_FIELD_LABELS,
  ClubDetails,
  changedFields,
  clubAdminFaults,
  clubAdminMessages,
} from '@ribbon/domain/clubs';
import { useState } from 'react';
import { RefusedTextDialog } from '../details/RefusedTextDialog.tsx';
import { type RefusedText, refusedText } from '../details/refused-text.ts';
import { ClubFields } from './ClubFields.tsx';
import { useCreateClub, useUpdateClub } from './admin.queries.ts';
import { NEW_CLUB_COUNTRY, draftOf } from './club-draft.ts';

/** Makes a club, or edits the one given. */
export function ClubFormDialog({
  club,
  open,
  onClose,
}: {
  club: AdminClub | null;
  open: boolean;
  onClose: () => void;
}) {
  const create = useCreateClub();
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={club ? `Edit ${club.name}` : 'New club'}
      size="lg"
      dismissible={false}
    >
      {club ? (
        <EditForm club={club} onDone={onClose} />
      ) : (
        <ClubForm
          club={null}
          pending={create.isPending}
          onSave={async (details) => {
            await create.mutateAsync(details);
            toast.success(clubAdminMessages.created);
            onClose();
          }}
        />
      )}
    </Dialog>
  );
}

/** Saves on the version that was shown; when somebody was faster, says what they changed. */
function EditForm({ club, onDone }: { club: AdminClub; onDone: () => void }) {
  const update = useUpdateClub(club.id);
  const [base, setBase] = useState(club);
  const [theirs, setTheirs] = useState<string[]>();
  return (
    <>
      {theirs && (
        <Notice tone="caution" title={clubAdminFaults.changedMeanwhile.message} className="mb-5">
          {theirs.length > 0 && `Changed: ${listed(theirs)}. `}
          What you typed is still here. Save again to replace their changes with yours.
        </Notice>
      )}
      <ClubForm
        club={club}
        pending={update.isPending}
        onSave={async (details) => {
          try {
            await update.mutateAsync({ version: base.version, details });
          } catch (error) {
            if (!clubAdminFaults.changedMeanwhile.matches(error)) throw error;
            const current = AdminClub.parse(error.data);
            setTheirs(
              changedFields(base, current).map((field) => CLUB_FIELD_LABELS[field].toLowerCase()),
            );
            setBase(current);
            return;
          }
          toast.success(clubAdminMessages.updated);
          onDone();
        }}
      />
    </>
  );
}

function ClubForm({
  club,
  pending,
  onSave,
}: {
  club: AdminClub | null;
  pending: boolean;
  onSave: (details: ClubDetails) => Promise<void>;
}) {
  const form = useSchemaForm(ClubDetails, draftOf(club));
  const [refused, setRefused] = useState<RefusedText>();
  const submit = form.handleSubmit((details) =>
    onSave(details).catch((error: unknown) => {
      const text = refusedText(error, details);
      const { updateFailed, createFailed } = clubAdminMessages;
      if (text) setRefused(text);
      else form.showFault(error, club ? updateFailed : createFailed);
    }),
  );
  return (
    <>
      <Form onSubmit={submit} notice={form.notice}>
        <ClubFields form={form} country={club?.country ?? NEW_CLUB_COUNTRY} />
        <Button type="submit" block pending={pending}>
          {club ? 'Save changes' : 'Create club'}
        </Button>
      </Form>
      <RefusedTextDialog
        refused={refused}
        onUse={(field, words) => form.setValue(field, words, { shouldDirty: true })}
        onClose={() => setRefused(undefined)}
      />
    </>
  );
}
