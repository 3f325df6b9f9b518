import type { Sharp } from 'sharp';
import { loadSharp } from '../intake/media.images.format.ts';
import { MODEL_SIDE, type Readable } from './embedded/media.embedded.format.ts';

/** The longest side of what is looked at. */
const PAGE_SIDE = 1000;

const onWhite = async (picture: Uint8Array): Promise<Sharp> =>
  (await loadSharp())(picture).flatten({ background: '#fff' });

const small = async (picture: Uint8Array): Promise<Sharp> =>
  (await onWhite(picture)).resize(PAGE_SIDE, PAGE_SIDE, {
    fit: 'inside',
    withoutEnlargement: true,
  });

export const readable = async (picture: Uint8Array): Promise<Readable> => ({
  pixels: await (
    await onWhite(picture)
  )
    .toColourspace('srgb')
    .resize(MODEL_SIDE, MODEL_SIDE, { fit: 'fill' })
    .raw()
    .toBuffer(),
  page: await (await small(picture)).greyscale().png({ compressionLevel: 1 }).toBuffer(),
});

/** A smaller copy for services that take no WebP. */
export const asJpeg = async (picture: Uint8Array): Promise<Buffer> =>
  (await small(picture)).jpeg({ quality: 90 }).toBuffer();

const HASH_WIDTH = 9;
const HASH_HEIGHT = 8;

/** Grey values of a picture so small that only its shape is left, row by row. */
export const greyGrid = async (picture: Uint8Array): Promise<Buffer> =>
  (await onWhite(picture))
    .greyscale()
    .resize(HASH_WIDTH, HASH_HEIGHT, { fit: 'fill' })
    .raw()
    .toBuffer();
