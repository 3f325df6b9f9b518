import { ModeratedForm, useModeratedForm } from '#features/moderation';
import { ReasonField } from '#lib/admin-list/DecisionDialog.tsx';
import { WhyField } from '#lib/admin-list/WhyForm.tsx';
import { Button, Dialog, optionsOf, SelectField, toast } from '#ui';
import {
  APPROVAL_LABELS,
  COMPETITION_STATUS_LABELS,
  type AdminCompetition,
  CompetitionEdit,
  REASON_MAX,
  competitionMessages,
} from '@ribbon/domain/competitions';
import { type MediaId, mediaMessages } from '@ribbon/domain/media';
import { useState } from 'react';
import { CompetitionFields } from '../submit/CompetitionFields.tsx';
import { CompetitionPictureField } from '../submit/CompetitionPictureField.tsx';
import { draftOf } from '../submit/competitions.form.ts';
import { useUpdateCompetition } from './competitions.admin.queries.ts';
import { t } from '@ribbon/domain/kernel';

/** What is usually said about an edit. */
const EDITS = ['The organiser asked us to', 'Correcting a mistake', 'It was incomplete'] as const;

const editOf = (competition: AdminCompetition) => {
  const { clubId: _, ...draft } = draftOf(competition);
  return {
    ...draft,
    status: competition.status,
    approvalStatus: competition.approvalStatus,
    reason: '',
  };
};

/** Changes everything about a competition, also where it stands. */
export function EditCompetitionDialog({
  competition,
  onClose,
}: {
  competition: AdminCompetition;
  onClose: () => void;
}) {
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      size="lg"
      title={t('Edit {competition}', { competition: competition.name })}
    >
      <EditForm competition={competition} onDone={onClose} />
    </Dialog>
  );
}

function EditForm({ competition, onDone }: { competition: AdminCompetition; onDone: () => void }) {
  const form = useModeratedForm(CompetitionEdit, editOf(competition), 'description');
  const update = useUpdateCompetition(competition.id);
  const [url, setUrl] = useState('');
  const [urlError, setUrlError] = useState<string>();
  const [onWay, setOnWay] = useState(0);
  const { errors } = form.formState;
  const isRead =
    (form.watch('status') === 'cancelled' && competition.status !== 'cancelled') ||
    (form.watch('approvalStatus') === 'rejected' && competition.approvalStatus !== 'rejected');
  const submit = form.handleSubmit(async () => {
    setUrlError(url.trim() === '' ? undefined : mediaMessages.notAdded);
    if (onWay > 0) form.setError('imageId', { message: mediaMessages.stillSending });
    if (onWay > 0 || url.trim() !== '') return;
    await update.mutateAsync(form.getValues()).then(
      () => {
        toast.success(competitionMessages.updated);
        onDone();
      },
      (error: unknown) => form.showFault(error, competitionMessages.updateFailed),
    );
  });
  return (
    <ModeratedForm form={form} onSubmit={submit}>
      <CompetitionFields form={form} />
      <CompetitionPictureField
        stored={competition.image}
        imageId={form.watch('imageId') as MediaId | null}
        onImage={(id) => form.setValue('imageId', id, { shouldDirty: true })}
        url={url}
        onUrl={(next) => {
          setUrl(next);
          setUrlError(undefined);
        }}
        urlError={urlError ?? errors.imageId?.message}
        onWay={setOnWay}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          label="Status"
          hint="Updates automatically with the dates."
          options={optionsOf(COMPETITION_STATUS_LABELS)}
          error={errors.status?.message}
          {...form.register('status')}
        />
        <SelectField
          label="Approval"
          options={optionsOf(APPROVAL_LABELS)}
          error={errors.approvalStatus?.message}
          {...form.register('approvalStatus')}
        />
      </div>
      {isRead ? (
        <ReasonField
          form={form}
          name="reason"
          label="Reason"
          hint="The people affected will read this."
          rows={2}
          max={REASON_MAX}
        />
      ) : (
        <WhyField form={form} label="Why are you changing it?" usual={EDITS} />
      )}
      <Button type="submit" block pending={update.isPending}>
        Save changes
      </Button>
    </ModeratedForm>
  );
}
