import { RefusalDialog } from '#features/moderation';
import { useSchemaForm } from '#lib/form.ts';
import { Button, Form, toast } from '#ui';
import type { Me } from '@ribbon/domain/accounts';
import { type Refusal, moderationFaults } from '@ribbon/domain/moderation';
import {
  type OwnProfile,
  ProfileEdit,
  type ProfileText,
  profileMessages,
  profileTexts,
  profileWordsIn,
} from '@ribbon/domain/profiles';
import { useState } from 'react';
import { useEditProfile } from '../profiles.queries.ts';
import { ProfileFields } from './ProfileFields.tsx';

interface Refused {
  refusal: Refusal;
  read: ProfileText | undefined;
}

/** Edits what one says of oneself. Nothing typed is lost when it is refused. */
export function ProfileForm({
  profile,
  me,
  onDone,
}: {
  profile: OwnProfile;
  me: Me;
  onDone: () => void;
}) {
  const form = useSchemaForm(ProfileEdit, asTyped(profile));
  const edit = useEditProfile();
  const [refused, setRefused] = useState<Refused>();

  function explain(error: unknown, typed: ProfileEdit): void {
    if (!moderationFaults.flagged.matches(error)) {
      form.showFault(error, profileMessages.updateFailed);
      return;
    }
    const read = profileTexts(typed).find(({ field }) => field === error.issues[0]?.path);
    setRefused({ refusal: error.data, read });
  }

  const submit = form.handleSubmit((typed) =>
    edit.mutateAsync(typed).then(
      () => {
        toast.success('Your profile is saved');
        onDone();
      },
      (error: unknown) => explain(error, typed),
    ),
  );
  return (
    <>
      <Form onSubmit={submit} notice={form.notice}>
        <ProfileFields form={form} me={me} country={profile.country ?? ''} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" pending={edit.isPending}>
            {edit.isPending ? 'Saving...' : 'Save'}
          </Button>
          <Button variant="secondary" onClick={onDone}>
            Cancel
          </Button>
        </div>
      </Form>
      <RefusalDialog
        what="post"
        text={refused?.read?.text ?? ''}
        refusal={refused?.refusal}
        onUse={(suggestion) => {
          if (refused?.read) {
            const { field } = refused.read;
            const words = profileWordsIn({ field, text: suggestion });
            form.setValue(field, words, { shouldDirty: true });
          }
          setRefused(undefined);
        }}
        onClose={() => setRefused(undefined)}
      />
    </>
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
