import { ModeratedForm, useModeratedForm } from '#features/moderation';
import { Button, toast } from '#ui';
import type { Me } from '@ribbon/domain/accounts';
import {
  type OwnProfile,
  ProfileEdit,
  profileMessages,
  profileTexts,
  profileWordsIn,
} from '@ribbon/domain/profiles';
import { useEditProfile } from '../profiles.queries.ts';
import { ProfileFields } from './ProfileFields.tsx';

const READING = { textsOf: profileTexts, wordsIn: profileWordsIn };

/** Edits the reader's profile. Nothing typed is lost when it is refused. */
export function ProfileForm({
  profile,
  me,
  onDone,
}: {
  profile: OwnProfile;
  me: Me;
  onDone: () => void;
}) {
  const form = useModeratedForm(ProfileEdit, asTyped(profile), READING);
  const edit = useEditProfile();
  const submit = form.handleSubmit((typed) =>
    edit.mutateAsync(typed).then(
      () => {
        toast.success('Your profile is saved');
        onDone();
      },
      (error: unknown) => form.showFault(error, profileMessages.updateFailed),
    ),
  );
  return (
    <ModeratedForm form={form} onSubmit={submit}>
      <ProfileFields form={form} me={me} country={profile.country ?? ''} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={edit.isPending}>
          {edit.isPending ? 'Saving...' : 'Save'}
        </Button>
        <Button variant="secondary" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </ModeratedForm>
  );
}

/** Lists as people write them: with commas. */
const asTyped = (profile: OwnProfile) => ({
  fullName: profile.fullName,
  country: (profile.country ?? '') as ProfileEdit['country'],
  bio: profile.bio ?? '',
  age: profile.age === null ? '' : String(profile.age),
  specialties: profile.specialties.join(', '),
  achievements: profile.achievements.join(', '),
  instagram: profile.instagram ?? '',
  youtube: profile.youtube ?? '',
  tiktok: profile.tiktok ?? '',
});
