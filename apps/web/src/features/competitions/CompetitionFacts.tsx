import { Picture } from '#features/media';
import { Badge, artworkSrc, cx, isArtworkKey } from '#ui';
import {
  COMPETITION_STATUS_LABELS,
  type Competition,
  daysText,
  COMPETITION_CATEGORY_LABELS,
  COMPETITION_LEVEL_LABELS,
} from '@ribbon/domain/competitions';
import { CalendarDays, MapPin, Users } from 'lucide-react';
import { STATUS_TONES, participantsText } from './competitions.texts.ts';
import { countryName } from '@ribbon/domain/kernel';

export function CompetitionBadges({ competition }: { competition: Competition }) {
  const { status, category, level } = competition;
  return (
    <p className="flex flex-wrap gap-2">
      <Badge tone={STATUS_TONES[status]}>{COMPETITION_STATUS_LABELS[status]}</Badge>
      <Badge tone="brand">{COMPETITION_CATEGORY_LABELS[category]}</Badge>
      <Badge>{COMPETITION_LEVEL_LABELS[level]}</Badge>
    </p>
  );
}

/** When, where and how many. */
export function CompetitionFacts({ competition }: { competition: Competition }) {
  const { location, city, country } = competition;
  return (
    <ul className="flex flex-col gap-1 text-sm text-muted [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0">
      <li className="flex gap-1.5">
        <CalendarDays aria-hidden />
        {daysText(competition)}
      </li>
      <li className="flex gap-1.5 wrap-anywhere">
        <MapPin aria-hidden />
        {location}, {city}, {countryName(country)}
      </li>
      <li className="flex gap-1.5">
        <Users aria-hidden />
        {participantsText(competition)}
      </li>
    </ul>
  );
}

/** Its picture, or a drawing on the carpet. */
export function CompetitionPicture({
  competition: { image, art },
  className,
}: {
  competition: Pick<Competition, 'image' | 'art'>;
  className?: string;
}) {
  if (image) {
    return <Picture cover file={image} alt="" className={cx('aspect-video w-full', className)} />;
  }
  return (
    <div className={cx('grid h-32 place-items-center bg-surface-sunken', className)}>
      <img
        src={artworkSrc(art !== null && isArtworkKey(art) ? art : 'logo-spiral')}
        alt=""
        className="size-20 rounded-lg"
      />
    </div>
  );
}
