import {
  MAX_PIXELS,
  type MediaFormat,
  PICTURE_MAX_HEIGHT,
  PICTURE_WIDTHS,
  PLACEHOLDER_WIDTH,
  type PictureVariant,
  mediaFaults,
  mediaMessages,
  pictureVariants,
} from '@ribbon/domain/media';
import type { Sharp } from 'sharp';

/** Loaded with the first picture: a process that is sent none has no use for the library. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // One core for one picture, and no memory kept for pictures that nobody sends again.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

const QUALITY = 82;
const SECONDS = 20;
const PLACEHOLDER = { width: PLACEHOLDER_WIDTH, height: 2 * PLACEHOLDER_WIDTH } as const;

export interface Picture {
  width: number;
  height: number;
  placeholder: string;
  variants: { variant: PictureVariant; bytes: Buffer }[];
}

/**
 * Decodes a picture and encodes it anew: upright, in our widths, and without a byte of what came
 * with it. Of a moving picture the first frame: nothing on Ribbon moves by itself.
 */
export async function processImage(file: Buffer, format: MediaFormat): Promise<Picture> {
  const sharp = await loadSharp();
  const { data, info } = await decoded(file, format);
  const again = () =>
    sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  const variants: Picture['variants'] = [];
  for (const { variant, width } of pictureVariants(info.width)) {
    const bytes = await again().resize({ width }).webp({ quality: QUALITY }).toBuffer();
    variants.push({ variant, bytes });
  }
  return { width: info.width, height: info.height, placeholder: await blurred(again()), variants };
}

/** One WebP of a still, for a video. */
export async function processStill(file: Buffer): Promise<{ bytes: Buffer; placeholder: string }> {
  const sharp = await loadSharp();
  const { data, info } = await decoded(file, 'image/png');
  const still = () =>
    sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  const bytes = await still().webp({ quality: QUALITY }).toBuffer();
  return { bytes, placeholder: await blurred(still()) };
}

/** Never larger than the picture: of one that is a pixel wide it would be as high as a tower. */
const blurred = async (picture: Sharp): Promise<string> => {
  const tiny = await picture
    .resize({ ...PLACEHOLDER, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 40 })
    .toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
};

async function decoded(file: Buffer, format: MediaFormat) {
  const sharp = await loadSharp();
  const options = { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 } as const;
  try {
    const {
      width,
      height,
      format: found,
    } = await sharp(file, {
      ...options,
      limitInputPixels: false,
    }).metadata();
    // Two readers that disagree about what a file is were meant to.
    if (!format.startsWith(`image/${found}`)) throw mediaFaults.unreadable();
    if (width * height > MAX_PIXELS) {
      throw mediaFaults.wrongFile({ message: mediaMessages.tooManyPixels });
    }
    return await sharp(file, options)
      .autoOrient()
      .resize({
        width: PICTURE_WIDTHS.large,
        height: PICTURE_MAX_HEIGHT,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .toColourspace('srgb')
      .timeout({ seconds: SECONDS })
      .raw()
      .toBuffer({ resolveWithObject: true });
  } catch (error) {
    if (mediaFaults.wrongFile.matches(error)) throw error;
    throw mediaFaults.unreadable();
  }
}
