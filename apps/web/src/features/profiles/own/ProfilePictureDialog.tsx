import { PictureDialog } from '#features/media';
import { Initials, suggestedAvatars, toast } from '#ui';
import { PersonArt } from '@ribbon/domain/accounts';
import { type NewPicture, profileMessages } from '@ribbon/domain/profiles';
import { useChangePicture } from '../profiles.queries.ts';

/** Chooses a picture by address or upload, one of the drawings or the initials, with a preview. */
export function ProfilePictureDialog({
  name,
  open,
  onOpenChange,
}: {
  name: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const change = useChangePicture();
  const wear = async (picture: NewPicture) => {
    await change.mutateAsync(picture);
    toast.success('Your picture is saved');
  };
  return (
    <PictureDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Change Profile Picture"
      purpose="profile"
      suggestions={suggestedAvatars}
      without={{
        label: 'My initials',
        picture: <Initials name={name} size="lg" />,
        preview: <Initials name={name} size="xl" />,
      }}
      saveLabel="Save picture"
      failure={profileMessages.pictureFailed}
      onSave={(choice) => {
        if ('media' in choice) return wear({ imageId: choice.media.id });
        return wear({ art: choice.art === null ? null : PersonArt.parse(choice.art) });
      }}
    />
  );
}
