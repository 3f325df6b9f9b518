import { UploadField } from '#features/media';
import { ModeratedForm, useModeratedForm } from '#features/moderation';
import { Button, optionsOf, SelectField, TextArea, TextField, toast } from '#ui';
import {
  CHALLENGE_CATEGORY_LABELS,
  CHALLENGE_DESCRIPTION_MAX,
  CHALLENGE_DIFFICULTY_LABELS,
  type ChallengeDetail,
  NewChallenge,
  REQUIREMENTS_MAX,
  REWARDS_MAX,
  challengeMessages,
} from '@ribbon/domain/challenges';
import type { UploadedFile } from '@ribbon/domain/media';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useSaveChallenge } from '../challenges.queries.ts';
import { AudienceFields, type Makers } from './AudienceFields.tsx';
import { LinesField } from './LinesField.tsx';
import { TaskFields } from './TaskFields.tsx';
import { type ChallengeFormState, formOf } from './challenges.form.ts';
import { t } from '@ribbon/domain/kernel';

/** Writes a new challenge, or changes one that nobody has joined yet. */
export function ChallengeForm({
  challenge,
  makers,
}: {
  challenge?: ChallengeDetail;
  makers?: Makers;
}) {
  const first = formOf(challenge);
  const [maker = first.maker] = challenge ? [] : (makers?.makers ?? []);
  const clubId = maker === 'coach' ? (first.clubId ?? makers?.clubs[0]?.id ?? null) : null;
  const form = useModeratedForm(NewChallenge, { ...first, maker, clubId }, 'title');
  const save = useSaveChallenge(challenge?.id);
  const navigate = useNavigate();
  const submit = form.handleSubmit((draft) =>
    save.mutateAsync(draft).then((challengeId) => {
      toast.success(challenge ? challengeMessages.saved : challengeMessages.created);
      void navigate({ to: '/challenges/$challengeId', params: { challengeId } });
    }, form.showFault),
  );
  return (
    <ModeratedForm form={form} onSubmit={submit} isReviewing={save.isPending}>
      {makers && <AudienceFields form={form} makers={makers} />}
      <Details form={form} />
      <TaskFields form={form} />
      <LinesField
        label="Rewards"
        hint={t('One per line, up to {rewardsMax}.', { rewardsMax: REWARDS_MAX })}
        name="rewards"
        form={form}
      />
      <LinesField
        label="What people will need"
        hint={t('One per line, up to {requirementsMax}.', { requirementsMax: REQUIREMENTS_MAX })}
        name="requirements"
        form={form}
      />
      <PictureField form={form} picture={challenge?.picture ?? null} />
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button variant="secondary" onClick={() => globalThis.history.back()}>
          Cancel
        </Button>
        <Button type="submit" pending={save.isPending}>
          {challenge ? 'Save changes' : 'Create challenge'}
        </Button>
      </div>
    </ModeratedForm>
  );
}

function Details({ form }: { form: ChallengeFormState }) {
  const { errors } = form.formState;
  return (
    <>
      <TextField label="Title" error={errors.title?.message} {...form.register('title')} />
      <TextArea
        label="What it’s about"
        max={CHALLENGE_DESCRIPTION_MAX}
        error={errors.description?.message}
        {...form.register('description')}
      />
      <div className="grid grid-cols-2 gap-5">
        <SelectField
          label="Category"
          options={optionsOf(CHALLENGE_CATEGORY_LABELS)}
          error={errors.category?.message}
          {...form.register('category')}
        />
        <SelectField
          label="Difficulty"
          options={optionsOf(CHALLENGE_DIFFICULTY_LABELS)}
          error={errors.difficulty?.message}
          {...form.register('difficulty')}
        />
        <TextField
          type="date"
          label="First day"
          error={errors.startDate?.message}
          {...form.register('startDate')}
        />
        <TextField
          type="date"
          label="Last day"
          error={errors.endDate?.message}
          {...form.register('endDate')}
        />
      </div>
    </>
  );
}

function PictureField({
  form,
  picture,
}: {
  form: ChallengeFormState;
  picture: ChallengeDetail['picture'];
}) {
  const [files, setFiles] = useState<readonly UploadedFile[]>(
    picture ? [{ ...picture, warnings: [] }] : [],
  );
  return (
    <UploadField
      purpose="challenge"
      label="Picture"
      hint="Optional. We check it before others see it."
      value={files}
      onChange={(next) => {
        setFiles(next);
        form.setValue('imageId', next[0]?.id ?? null, { shouldDirty: true });
      }}
    />
  );
}
