import { PersonPortrait } from '#features/media';
import { Button, Heading, VerifiedMark } from '#ui';
import { mediaMessages } from '@ribbon/domain/media';
import type { OwnProfile } from '@ribbon/domain/profiles';
import { ImageUp } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ProfilePictureDialog } from './ProfilePictureDialog.tsx';

/** Who one is, with the picture and the way to change it. */
export function ProfilePicture({ profile, action }: { profile: OwnProfile; action: ReactNode }) {
  const [choosing, setChoosing] = useState(false);
  return (
    <div className="grid grid-cols-[auto_1fr] items-center gap-4 sm:flex sm:gap-5">
      <PersonPortrait person={profile} size="xl" />
      <div className="min-w-0 flex-1">
        <Heading level={2} className="wrap-break-word">
          {profile.fullName}
          {profile.isVerified && <VerifiedMark />}
        </Heading>
        <p className="mt-1 text-muted wrap-anywhere">@{profile.username}</p>
        {profile.isPictureHeld && (
          <p className="mt-1.5 text-sm text-muted">{mediaMessages.beingReviewed}</p>
        )}
      </div>
      <div className="col-span-2 flex flex-wrap gap-2 sm:gap-3">
        <Button
          variant="secondary"
          icon={<ImageUp aria-hidden />}
          onClick={() => setChoosing(true)}
        >
          Change picture
        </Button>
        {action}
      </div>
      <ProfilePictureDialog name={profile.fullName} open={choosing} onOpenChange={setChoosing} />
    </div>
  );
}
