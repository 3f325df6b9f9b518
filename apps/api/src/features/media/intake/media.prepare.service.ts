import type { Content } from '#platform/storage/storage';
import {
  MEDIA_FORMATS,
  type MediaFormat,
  type MediaVariant,
  mediaFaults,
  mediaMessages,
} from '@ribbon/domain/media';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { framesOf } from '../inspection/media.frames.format.ts';
import { drawn } from './media.drawing.service.ts';
import { isPolyglot } from './media.identify.rules.ts';
import { processImage, processStill } from './media.images.format.ts';
import { posterFrame } from './media.poster.service.ts';

interface Part {
  variant: MediaVariant;
  content: Content;
  bytes: number;
  mimeType: string;
}

/** The parts to store; the last one is the file itself, the others are smaller pictures of it. */
export interface Prepared {
  kind: 'image' | 'video';
  width: number;
  height: number;
  durationMs: number | null;
  placeholder: string | null;
  parts: Part[];
  /** What the first inspection sees: the picture, or frames of the video where they can be made. */
  previews: readonly Uint8Array[];
}

interface Workplace {
  format: MediaFormat;
  folder: string;
  ffmpeg: string;
  /** Whether anything looks at frames of a video. */
  wantsFrames: boolean;
}

/** Turns what arrived into what is stored, or says why not. */
export const prepare = (path: string, at: Workplace): Promise<Prepared> =>
  MEDIA_FORMATS[at.format] === 'image' ? prepareImage(path, at) : prepareVideo(path, at);

async function prepareImage(path: string, { format }: Workplace): Promise<Prepared> {
  const file = await readFile(path);
  if (isPolyglot(format, file)) {
    throw mediaFaults.wrongFile({ message: mediaMessages.executableName });
  }
  const { variants, ...picture } =
    format === 'image/svg+xml'
      ? await processImage(await drawn(path), 'image/png')
      : await processImage(file, format);
  return {
    kind: 'image',
    ...picture,
    durationMs: null,
    parts: variants.map(({ variant, bytes }) => webp(variant, bytes)),
    previews: variants.slice(-1).map(({ bytes }) => bytes),
  };
}

async function prepareVideo(path: string, at: Workplace): Promise<Prepared> {
  const target = join(at.folder, 'remuxed');
  // The video library is large, and most servers see no video for days.
  const { remux } = await import('./media.videos.format.ts');
  const { mimeType, ...video } = await remux(path, target, at.format);
  const frame = await posterFrame(at.ffmpeg, target);
  // A still that cannot be read is no reason to refuse a video that can.
  const still = frame && (await processStill(frame).catch(() => undefined));
  const { durationMs } = video;
  const where = { path: target, folder: at.folder, durationMs };
  const frames = at.wantsFrames && still ? await framesOf(at.ffmpeg, where) : [];
  return {
    kind: 'video',
    ...video,
    placeholder: still?.placeholder ?? null,
    parts: [
      ...(still ? [webp('poster', still.bytes)] : []),
      { variant: 'video', content: { path: target }, bytes: (await stat(target)).size, mimeType },
    ],
    previews: frames,
  };
}

const webp = (variant: MediaVariant, bytes: Buffer): Part => ({
  variant,
  content: bytes,
  bytes: bytes.length,
  mimeType: 'image/webp',
});
