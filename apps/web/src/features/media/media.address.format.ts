import { addressOf } from '#lib/http/client.ts';
import {
  type MediaFile,
  type MediaVariant,
  mediaReadEndpoints,
  pictureVariants,
} from '@ribbon/domain/media';

/** Where a stored file is. */
export const mediaAddress = (mediaId: string, variant: MediaVariant): string =>
  addressOf(mediaReadEndpoints.read, { mediaId, variant });

/** All widths of a picture, for the browser to choose from. */
export const srcSetOf = ({ id, width }: Pick<MediaFile, 'id' | 'width'>): string =>
  pictureVariants(width)
    .map((variant) => `${mediaAddress(id, variant.variant)} ${variant.width}w`)
    .join(', ');
