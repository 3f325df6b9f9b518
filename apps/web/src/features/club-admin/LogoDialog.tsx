import { PictureDialog } from '#features/media';
import { suggestedLogos, toast } from '#ui';
import type { ClubId } from '@ribbon/domain/accounts';
import { ClubArt, clubMessages } from '@ribbon/domain/clubs';
import { useChangeLogo } from './club-admin.queries.ts';

/** A picture by address or upload, or one of the drawings, seen before it is saved. */
export function LogoDialog({
  clubId,
  open,
  onOpenChange,
}: {
  clubId: ClubId;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const change = useChangeLogo(clubId);
  return (
    <PictureDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Change Club Logo"
      purpose="club-logo"
      suggestions={suggestedLogos}
      saveLabel="Save Logo"
      failure={clubMessages.logoFailed}
      onSave={async (choice) => {
        await change.mutateAsync(
          'art' in choice ? { art: ClubArt.parse(choice.art) } : { imageId: choice.media.id },
        );
        toast.success('Logo saved');
      }}
    />
  );
}
