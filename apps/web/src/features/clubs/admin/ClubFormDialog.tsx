import { RefusalDialog } from '#features/moderation';
import { useSchemaForm } from '#lib/form.ts';
import { listed } from '#lib/format.ts';
import { Button, Dialog, Form, Notice, toast } from '#ui';
import {
  AdminClub,
  ClubDetails,
  type ClubText,
  clubAdminFaults,
  clubAdminMessages,
  clubTexts,
} from '@ribbon/domain/clubs';
import { type Refusal, moderationFaults } from '@ribbon/domain/moderation';
import { useState } from 'react';
import { ClubFields } from './ClubFields.tsx';
import { useCreateClub, useUpdateClub } from './admin.queries.ts';
import { changedFields, draftOf } from './club-words.ts';

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
            setTheirs(changedFields(base, current));
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

interface Refused {
  refusal: Refusal;
  field: ClubText['field'] | undefined;
  text: string;
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
  const [refused, setRefused] = useState<Refused>();
  const submit = form.handleSubmit((details) =>
    onSave(details).catch((error: unknown) => {
      if (moderationFaults.flagged.matches(error)) {
        const read = clubTexts(details).find(({ field }) => field === error.issues[0]?.path);
        setRefused({ refusal: error.data, field: read?.field, text: read?.text ?? '' });
      } else {
        const { updateFailed, createFailed } = clubAdminMessages;
        form.showFault(error, club ? updateFailed : createFailed);
      }
    }),
  );
  const close = () => setRefused(undefined);
  return (
    <>
      <Form onSubmit={submit} notice={form.notice}>
        <ClubFields form={form} />
        <Button type="submit" block pending={pending}>
          {club ? 'Save changes' : 'Create club'}
        </Button>
      </Form>
      <RefusalDialog
        what="post"
        text={refused?.text ?? ''}
        refusal={refused?.refusal}
        onUse={(suggestion) => {
          const text = suggestion.replace(/^(?:Club|Hours|Programs): /u, '');
          if (refused?.field) form.setValue(refused.field, text, { shouldDirty: true });
          close();
        }}
        onClose={close}
      />
    </>
  );
}
