import { CLUB_READING } from '#features/clubs';
import type { UploadState } from '#features/media';
import { ModeratedForm, useModeratedForm } from '#features/moderation';
import { WhyField } from '#lib/admin-list/WhyForm.tsx';
import { Button, toast } from '#ui';
import { type AdminClub, clubAdminMessages, ClubArt, WrittenClub } from '@ribbon/domain/clubs';
import { mediaFaults, mediaMessages } from '@ribbon/domain/media';
import { useState } from 'react';
import { ClubFields } from './ClubFields.tsx';
import { ClubPictureField } from './ClubPictureField.tsx';
import { draftOf } from './admin-clubs.form.ts';

/** What is usually said. */
const ADDITIONS = [
  'The club asked us to',
  'Found on its own website',
  'A member couldn’t find it',
] as const;
const CHANGES = [
  'The club asked us to',
  'Correcting a mistake',
  'It has moved or changed',
] as const;

/** The picture could not be kept: the club is saved with the one it had. */
const withoutPicture = (details: WrittenClub, club: AdminClub | null): WrittenClub => ({
  ...details,
  art: ClubArt.safeParse(club?.art).data ?? null,
  imageId: undefined,
});

/** The form of a club, new or known. */
export function ClubForm({
  club,
  pending,
  onSave,
}: {
  club: AdminClub | null;
  pending: boolean;
  onSave: (written: WrittenClub) => Promise<void>;
}) {
  const form = useModeratedForm(WrittenClub, draftOf(club), CLUB_READING);
  const { errors } = form.formState;
  const [url, setUrl] = useState('');
  const [urlError, setUrlError] = useState<string>();
  const [{ onWay, failed }, setUploads] = useState<UploadState>({ onWay: 0, failed: 0 });
  const picture = { art: form.watch('art') ?? '', imageId: form.watch('imageId') ?? null };
  const stored = club?.imageId ?? null;

  async function save({ imageId, ...details }: WrittenClub): Promise<void> {
    const isNew = imageId !== undefined && imageId !== stored;
    if (failed > 0 && !isNew) toast.error(clubAdminMessages.imageFailed);
    try {
      await onSave({ ...details, imageId: isNew ? imageId : undefined });
    } catch (error) {
      if (!mediaFaults.notYours.matches(error)) throw error;
      toast.error(clubAdminMessages.imageFailed);
      await onSave(withoutPicture(details, club));
    }
  }
  const submit = form.handleSubmit((details) => {
    setUrlError(url.trim() === '' ? undefined : mediaMessages.notAdded);
    if (onWay > 0) form.setError('imageId', { message: mediaMessages.stillSending });
    if (onWay > 0 || url.trim() !== '') return undefined;
    return save(details).catch((error: unknown) => {
      const { updateFailed, createFailed } = clubAdminMessages;
      form.showFault(error, club ? updateFailed : createFailed);
    });
  });
  return (
    <ModeratedForm form={form} onSubmit={submit}>
      <ClubFields form={form} country={form.watch('country')} />
      <ClubPictureField
        value={picture}
        onChange={({ art, imageId }) => {
          form.setValue('art', art, { shouldDirty: true });
          form.setValue('imageId', imageId, { shouldDirty: true });
          form.clearErrors(['art', 'imageId']);
        }}
        stored={stored}
        url={url}
        onUrl={(next) => {
          setUrl(next);
          setUrlError(undefined);
        }}
        errors={{ picture: errors.imageId?.message ?? errors.art?.message, url: urlError }}
        onState={setUploads}
      />
      <WhyField
        form={form}
        label={club ? 'Why are you changing it?' : 'Why are you adding it?'}
        usual={club ? CHANGES : ADDITIONS}
      />
      <Button type="submit" block pending={pending}>
        {club ? 'Save changes' : 'Create club'}
      </Button>
    </ModeratedForm>
  );
}
