import { ClubPicture, type ClubPictureFacts } from '#features/clubs';
import { ClubReviewsButton } from '#features/reviews';
import { Button, Card, Heading } from '#ui';
import type { ClubFigures, EditableClub } from '@ribbon/domain/clubs';
import { ImageUp, MapPin, Users } from 'lucide-react';
import { useState } from 'react';
import { LogoDialog } from './LogoDialog.tsx';

/** The club at a glance. */
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
    <Card padding="lg" className="flex flex-col gap-5 sm:flex-row sm:items-center">
      <ClubPicture size="xl" {...{ art, imageId }} />
      <div className="flex min-w-0 flex-1 flex-col gap-3">
        <Heading level={2} className="wrap-break-word">
          {name}
        </Heading>
        <ul className="flex flex-wrap gap-x-6 gap-y-1.5 text-muted [&_svg]:size-4.5 [&_svg]:shrink-0 [&>li]:flex [&>li]:items-center [&>li]:gap-1.5">
          <li>
            <MapPin aria-hidden />
            {city}, {country}
          </li>
          <li>
            <Users aria-hidden />
            {members} {members === 1 ? 'member' : 'members'}
          </li>
        </ul>
        <div>
          <ClubReviewsButton club={{ id: club.id, name, rating }} unrated="No rating" />
        </div>
      </div>
      <Button variant="secondary" icon={<ImageUp aria-hidden />} onClick={() => setChoosing(true)}>
        Change logo
      </Button>
      <LogoDialog clubId={club.id} open={choosing} onOpenChange={setChoosing} />
    </Card>
  );
}
