import { ClubPicture, type ClubPictureFacts } from '#features/clubs';
import { ClubReviewsButton } from '#features/reviews';
import { Button, Heading } from '#ui';
import type { ClubFigures, EditableClub } from '@ribbon/domain/clubs';
import { t, countryName } from '@ribbon/domain/kernel';
import { ImageUp, MapPin, Users } from 'lucide-react';
import { useState } from 'react';
import { LogoDialog } from './LogoDialog.tsx';

/** Which club it is, small above all its parts. */
export function ClubHeader({
  club,
  art,
  imageId,
  rating,
  figures,
}: ClubPictureFacts & {
  club: EditableClub;
  rating: number | null;
  figures: ClubFigures;
}) {
  const [choosing, setChoosing] = useState(false);
  const { name, city, country } = club.details;
  const members = figures.activeMembers;
  return (
    <header className="flex items-start gap-3 sm:items-center sm:gap-5">
      <ClubPicture {...{ art, imageId }} />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <Heading level={2} className="wrap-break-word max-sm:text-lg">
          {name}
        </Heading>
        <ul className="flex flex-wrap items-center gap-x-5 gap-y-0.5 text-muted max-sm:text-sm [&_svg]:size-4.5 [&_svg]:shrink-0 [&>li]:flex [&>li]:items-center [&>li]:gap-1.5">
          <li>
            <MapPin aria-hidden />
            {city}, {countryName(country)}
          </li>
          <li>
            <Users aria-hidden />
            {t('{members, plural, one {# member} other {# members}}', { members })}
          </li>
          <li>
            <ClubReviewsButton club={{ id: club.id, name, rating }} unrated="No rating" />
          </li>
        </ul>
      </div>
      <Button
        variant="secondary"
        iconOnPhone
        className="shrink-0"
        icon={<ImageUp aria-hidden />}
        onClick={() => setChoosing(true)}
      >
        Change logo
      </Button>
      <LogoDialog clubId={club.id} open={choosing} onOpenChange={setChoosing} />
    </header>
  );
}
