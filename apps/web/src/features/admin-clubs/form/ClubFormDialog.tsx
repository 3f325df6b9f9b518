import { listed } from '#lib/format/format.ts';
import { Dialog, Notice, toast } from '#ui';
import {
  AdminClub,
  CLUB_FIELD_LABELS,
  changedFields,
  clubAdminFaults,
  clubAdminMessages,
} from '@ribbon/domain/clubs';
import { useState } from 'react';
import { ClubForm } from './ClubForm.tsx';
import { useCreateClub, useUpdateClub } from '../admin-clubs.queries.ts';
import { inSentence, t } from '@ribbon/domain/kernel';

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
      title={club ? t('Edit {club}', { club: club.name }) : 'New club'}
      size="lg"
    >
      {club ? (
        <EditForm club={club} onDone={onClose} />
      ) : (
        <ClubForm
          club={null}
          pending={create.isPending}
          onSave={async (written) => {
            await create.mutateAsync(written);
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
          {theirs.length > 0 && t('Changed: {theirs}. ', { theirs: listed(theirs) })}
          Your text is still here. Save again to replace their changes with yours.
        </Notice>
      )}
      <ClubForm
        club={club}
        pending={update.isPending}
        onSave={async ({ reason, ...details }) => {
          try {
            await update.mutateAsync({ version: base.version, details, reason });
          } catch (error) {
            if (!clubAdminFaults.changedMeanwhile.matches(error)) throw error;
            const current = AdminClub.parse(error.data);
            setTheirs(
              changedFields(base, current).map((field) => inSentence(CLUB_FIELD_LABELS[field])),
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
