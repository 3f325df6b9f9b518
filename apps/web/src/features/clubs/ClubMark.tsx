import { Heading } from '#ui';
import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { ClubPicture, type ClubPictureFacts } from './ClubPicture.tsx';
import { countryName } from '@ribbon/domain/kernel';

/** A club's picture, name and town, at the head of its card. */
export function ClubMark({
  name,
  city,
  country,
  art,
  imageId,
  level = 3,
}: ClubPictureFacts & {
  /** Plain, or the button that opens the card. */
  name: ReactNode;
  city: string;
  country: string;
  /** Its place in the outline of the page. */
  level?: 2 | 3;
}) {
  return (
    <div className="flex min-w-0 items-start gap-4">
      <ClubPicture {...{ art, imageId }} />
      <div className="min-w-0">
        <Heading level={level} size="lg" className="leading-tight wrap-break-word">
          {name}
        </Heading>
        <p className="mt-1.5 flex items-start gap-1.5 text-muted">
          <MapPin aria-hidden className="mt-0.5 size-4.5 shrink-0" />
          <span>
            {city}, {countryName(country)}
          </span>
        </p>
      </div>
    </div>
  );
}
