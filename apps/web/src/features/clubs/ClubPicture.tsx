import { mediaAddress } from '#features/media';
import { Avatar, artworkSrc, isArtworkKey } from '#ui';
import type { ComponentProps } from 'react';

/** The picture as the server sends it: a stored one, the key of a drawing, or neither. */
export interface ClubPictureFacts {
  art: string | null;
  imageId: string | null;
}

const drawing = (art: string | null): string =>
  artworkSrc(art !== null && isArtworkKey(art) ? art : 'logo-spiral');

/** What a club is recognised by; its name is written beside. */
export function ClubPicture({
  art,
  imageId,
  size = 'lg',
}: ClubPictureFacts & { size?: ComponentProps<typeof Avatar>['size'] }) {
  return (
    <Avatar
      size={size}
      shape="square"
      src={imageId === null ? drawing(art) : mediaAddress(imageId, 'small')}
      fallback={drawing(null)}
    />
  );
}
