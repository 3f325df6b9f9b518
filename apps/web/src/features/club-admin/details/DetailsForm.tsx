import { asTyped, CLUB_READING, DetailFields } from '#features/clubs';
import { ModeratedForm, useModeratedForm } from '#features/moderation';
import { Button, toast } from '#ui';
import {
  changedFields,
  clubFaults,
  clubMessages,
  type EditableClub,
  OwnClubDetails,
  type OwnClubField,
} from '@ribbon/domain/clubs';
import { useState } from 'react';
import { ChangedNotice } from './ChangedNotice.tsx';
import { useUpdateClub } from '../club-admin.queries.ts';

/**
 * Edits what the club says about itself; typed text survives another administrator saving
 * meanwhile.
 */
export function DetailsForm({ club, onDone }: { club: EditableClub; onDone: () => void }) {
  const [base, setBase] = useState(club);
  const [theirs, setTheirs] = useState<OwnClubField[]>([]);
  const update = useUpdateClub(club.id);
  const form = useModeratedForm(OwnClubDetails, asTyped(club.details), CLUB_READING);

  /** Takes over what the other has changed, except where something was typed here. */
  function mergeWith(current: EditableClub): void {
    const changed = changedFields(base.details, current.details);
    const typed = form.formState.dirtyFields;
    const values = asTyped(current.details);
    for (const field of changed) {
      if (typed[field] === undefined) form.resetField(field, { defaultValue: values[field] });
    }
    setTheirs(changed);
    setBase(current);
  }

  function explain(error: unknown): void {
    if (clubFaults.changedMeanwhile.matches(error)) mergeWith(error.data.club);
    else form.showFault(error, clubMessages.updateFailed);
  }

  const submit = form.handleSubmit((details) =>
    update.mutateAsync({ version: base.version, details }).then(() => {
      toast.success('Club saved');
      onDone();
    }, explain),
  );
  return (
    <div className="max-w-4xl">
      <ModeratedForm form={form} onSubmit={submit}>
        {theirs.length > 0 && <ChangedNotice fields={theirs} details={base.details} />}
        <DetailFields form={form} country={form.watch('country')} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" pending={update.isPending}>
            {update.isPending ? 'Saving...' : 'Save'}
          </Button>
          <Button variant="secondary" onClick={onDone}>
            Cancel
          </Button>
        </div>
      </ModeratedForm>
    </div>
  );
}
