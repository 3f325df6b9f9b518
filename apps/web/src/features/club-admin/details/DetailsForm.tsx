import {
  DetailFields,
  type RefusedText,
  RefusedTextDialog,
  asTyped,
  refusedText,
} from '#features/clubs';
import { useSchemaForm } from '#lib/form.ts';
import { Button, Form, toast } from '#ui';
import {
  type EditableClub,
  OwnClubDetails,
  type OwnClubField,
  changedFields,
  clubFaults,
  clubMessages,
} from '@ribbon/domain/clubs';
import { useState } from 'react';
import { ChangedNotice } from './ChangedNotice.tsx';
import { useUpdateClub } from '../club-admin.queries.ts';

/** Edits what the club says about itself. Nothing typed is lost, whoever else saves meanwhile. */
export function DetailsForm({ club, onDone }: { club: EditableClub; onDone: () => void }) {
  const [base, setBase] = useState(club);
  const [theirs, setTheirs] = useState<OwnClubField[]>([]);
  const [refused, setRefused] = useState<RefusedText>();
  const update = useUpdateClub(club.id);
  const form = useSchemaForm(OwnClubDetails, asTyped(club.details));

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

  function explain(error: unknown, details: OwnClubDetails): void {
    const text = refusedText(error, details);
    if (text) setRefused(text);
    else if (clubFaults.changedMeanwhile.matches(error)) mergeWith(error.data.club);
    else form.showFault(error, clubMessages.updateFailed);
  }

  const submit = form.handleSubmit((details) =>
    update.mutateAsync({ version: base.version, details }).then(
      () => {
        toast.success('The club is saved');
        onDone();
      },
      (error: unknown) => explain(error, details),
    ),
  );
  return (
    <div className="max-w-4xl">
      <Form onSubmit={submit} notice={form.notice}>
        {theirs.length > 0 && <ChangedNotice fields={theirs} details={base.details} />}
        <DetailFields form={form} country={club.details.country} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" pending={update.isPending}>
            {update.isPending ? 'Saving...' : 'Save'}
          </Button>
          <Button variant="secondary" onClick={onDone}>
            Cancel
          </Button>
        </div>
      </Form>
      <RefusedTextDialog
        refused={refused}
        onUse={(field, words) => form.setValue(field, words, { shouldDirty: true })}
        onClose={() => setRefused(undefined)}
      />
    </div>
  );
}
