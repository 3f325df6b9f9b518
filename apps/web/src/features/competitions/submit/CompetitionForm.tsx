import { ModeratedForm, useModeratedForm } from '#features/moderation';
import { Button, SelectField } from '#ui';
import type { ClubId } from '@ribbon/domain/accounts';
import { type Competition, NewCompetition } from '@ribbon/domain/competitions';
import { type MediaId, mediaMessages } from '@ribbon/domain/media';
import { type ReactNode, useState } from 'react';
import type { CompetitionInput } from '../competitions.queries.ts';
import { CompetitionFields } from './CompetitionFields.tsx';
import { CompetitionPictureField } from './CompetitionPictureField.tsx';
import { draftOf } from './competitions.form.ts';

const NO_CLUBS: readonly { id: ClubId; name: string }[] = [];

/** The form of a competition, new or sent in before. What it sends is what was typed. */
export function CompetitionForm({
  competition,
  clubs = NO_CLUBS,
  submitLabel,
  pending,
  failure,
  onSave,
  children,
}: {
  competition?: Competition;
  /** Clubs that may organise it. */
  clubs?: readonly { id: ClubId; name: string }[];
  submitLabel: string;
  pending: boolean;
  /** The sentence for a failure that has no words of its own. */
  failure: string;
  onSave: (typed: CompetitionInput) => Promise<unknown>;
  children?: ReactNode;
}) {
  const form = useModeratedForm(NewCompetition, draftOf(competition), 'description');
  const [url, setUrl] = useState('');
  const [urlError, setUrlError] = useState<string>();
  const [onWay, setOnWay] = useState(0);
  const submit = form.handleSubmit(async () => {
    setUrlError(url.trim() === '' ? undefined : mediaMessages.notAdded);
    if (onWay > 0) form.setError('imageId', { message: mediaMessages.stillSending });
    if (onWay > 0 || url.trim() !== '') return;
    await onSave(form.getValues()).catch((error: unknown) => form.showFault(error, failure));
  });
  return (
    <ModeratedForm form={form} onSubmit={submit} isReviewing={pending}>
      <CompetitionFields form={form} />
      {clubs.length > 0 && (
        <SelectField
          label="Organised by"
          required={false}
          placeholder="No club"
          hint="Your club’s administrators can manage it with you."
          options={clubs.map(({ id, name }) => ({ value: id, label: name }))}
          error={form.formState.errors.clubId?.message}
          {...form.register('clubId', { setValueAs: (value: string) => value || null })}
        />
      )}
      <CompetitionPictureField
        stored={competition?.image ?? null}
        imageId={form.watch('imageId') as MediaId | null}
        onImage={(id) => form.setValue('imageId', id, { shouldDirty: true })}
        url={url}
        onUrl={(next) => {
          setUrl(next);
          setUrlError(undefined);
        }}
        urlError={urlError ?? form.formState.errors.imageId?.message}
        onWay={setOnWay}
      />
      {children}
      <Button type="submit" block pending={pending}>
        {submitLabel}
      </Button>
    </ModeratedForm>
  );
}
