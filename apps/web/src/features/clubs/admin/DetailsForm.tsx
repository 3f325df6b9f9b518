import { RefusalDialog } from '#features/moderation';
import { useSchemaForm } from '#lib/form.ts';
import { Button, Form, toast } from '#ui';
import {
  ClubDetails,
  type ClubField,
  type EditableClub,
  changedFields,
  clubFaults,
  clubMessages,
} from '@ribbon/domain/clubs';
import { Fault, commonFaults } from '@ribbon/domain/kernel';
import { type Refusal, moderationFaults } from '@ribbon/domain/moderation';
import { useState } from 'react';
import { ChangedNotice } from './ChangedNotice.tsx';
import { DetailFields } from './DetailFields.tsx';
import { useUpdateClub } from './club-admin.queries.ts';
import { asTyped } from './detail-words.ts';

/** Edits what the club says about itself. Nothing typed is lost, whoever else saves meanwhile. */
export function DetailsForm({ club, onDone }: { club: EditableClub; onDone: () => void }) {
  const [base, setBase] = useState(club);
  const [theirs, setTheirs] = useState<ClubField[]>([]);
  const [refused, setRefused] = useState<{ field: ClubField; refusal: Refusal }>();
  const update = useUpdateClub(club.id);
  const form = useSchemaForm(ClubDetails, asTyped(club.details));

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
    const field = error instanceof Fault ? error.issues[0]?.path : undefined;
    if (clubFaults.changedMeanwhile.matches(error)) mergeWith(error.data.club);
    else if (moderationFaults.flagged.matches(error) && field !== undefined) {
      setRefused({ field: field as ClubField, refusal: error.data });
    } else if (error instanceof Fault && error.code !== commonFaults.unexpected.code) {
      form.showFault(error);
    } else form.setError('root', { message: clubMessages.updateFailed });
  }

  const submit = form.handleSubmit((details) =>
    update.mutateAsync({ version: base.version, details }).then(() => {
      toast.success('The club is saved');
      onDone();
    }, explain),
  );
  const textOf = (field: ClubField) => String(form.watch(field) ?? '');
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
      <RefusalDialog
        what="post"
        text={refused ? textOf(refused.field) : ''}
        refusal={refused?.refusal}
        onUse={(suggestion) => {
          if (refused) form.setValue(refused.field, suggestion, { shouldDirty: true });
          setRefused(undefined);
        }}
        onClose={() => setRefused(undefined)}
      />
    </div>
  );
}
